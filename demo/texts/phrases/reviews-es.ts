import type { ReviewPhrases } from '../review-phrases.ts'

export const SPANISH_REVIEWS: ReviewPhrases = {
  names: `Lucía|Marta|Carmen|Javier|Álvaro|Sergio|Pilar|Rocío|Daniel|Elena|Andrés|Beatriz|Iván
    |Nuria|Raúl|Silvia|Pablo|Inés|Rubén|Cristina|Manuel|Alba|Óscar|Irene|Jorge|Noelia|Víctor
    |Sara|Fernando|Yolanda|Adrián|Mónica|Gonzalo|Teresa|Hugo|Patricia|Ismael|Claudia|Ramón
    |Esther`,
  titles: {
    excellent: `Para repetir|Una maravilla|Todo perfecto|Superó las expectativas
      |Estancia magnífica|Un acierto total|Inmejorable|Para volver seguro|De lo mejor de la zona
      |Impecable en todo|Encantador|Un lugar con encanto|Qué gusto de sitio|Sin un solo pero
      |Recomendable al cien por cien|Como en casa|Descanso de verdad|Una sorpresa preciosa
      |Trato exquisito|Fin de semana redondo|Excelente elección|Cuidan cada detalle|Fantástico
      |Da gusto volver|Mejor imposible|Joya escondida|Experiencia estupenda`,
    good: `Muy buena opción|Buena impresión|Estancia muy agradable|Recomendable|Cumple de sobra
      |Muy correcto|Todo bien|Sitio muy agradable|Buena elección|Cómodo y bien situado
      |Mejor de lo que esperaba|Bastante bien|Buena experiencia|Repetiría|Acogedor|Notable alto
      |Práctico y agradable|Un sitio muy apañado|Ideal para unos días|Bien en general
      |Unos días agradables|Buena base para conocer la zona|Bien cuidado|Muy digno
      |Pequeños detalles por pulir`,
    fair: `Correcto sin más|Ni bien ni mal|Aceptable|Para salir del paso|Esperaba algo más
      |Mejorable|Justito|Le falta un repaso|Para una noche, vale|Luces y sombras
      |Se puede mejorar|Normalito|Aprobado por los pelos|Algo anticuado|Cumple, pero poco más
      |Podría ser mejor|Del montón|Sin lujos|Ni frío ni calor|Promete más de lo que da|Regular
      |A medio gas|Le sobran años|Con margen de mejora|Estancia discreta`,
    poor: `Decepcionante|No volvería|Muy por debajo de lo esperado|Nada que ver con las fotos
      |Mala experiencia|Para olvidar|No lo recomiendo|Demasiados fallos|Un error|Noche difícil
      |Abandonado|Caro para lo que ofrece|Falta de mantenimiento|Una pena|Descuidado|Suspenso
      |Imposible descansar|Mucho que mejorar|Qué desilusión|Dinero mal gastado|No merece la pena
      |Fatal|Un desastre|Lejos de lo prometido|Una y no más`,
  },
  positive: {
    location: `La ubicación es estupenda, con todo a mano.
      Situación inmejorable para visitar {city}.
      Muy bien situado y fácil de encontrar.
      El barrio es tranquilo y se puede ir andando a casi todo.
      Para conocer {city}, la ubicación es un acierto.`,
    city: `El metro y el autobús paran a un paso.
      Alrededor hay bares, tiendas y buenos restaurantes.
      Se llega andando a los monumentos principales.`,
    mountain: `El entorno de montaña es una preciosidad.
      Despertarse con ese aire limpio no tiene precio.
      Las excursiones empiezan casi en la puerta.`,
    countryside: `El paisaje que lo rodea invita a no hacer nada.
      Por la noche solo se oyen los grillos.
      Los alrededores están llenos de caminos para pasear.`,
    airport: `Comodísimo para coger un vuelo temprano.
      El aeropuerto queda muy cerca y casi no se oyen los aviones.`,
    cleanliness: `La limpieza, de sobresaliente.
      Todo estaba reluciente, hasta el último rincón.
      Se nota que limpian a conciencia todos los días.
      Sábanas y toallas impecables.`,
    staff: `El personal es encantador y siempre está dispuesto a ayudar.
      Trato cercano y muy profesional desde el primer minuto.
      Dieron muy buenos consejos para recorrer la zona.
      Atentos, amables y con una sonrisa en todo momento.
      Resolvieron una pequeña avería en diez minutos.`,
    room: `La habitación era amplia y luminosa.
      Decoración sencilla, pero con mucho gusto.
      Había armario de sobra y enchufes junto a la cama.
      Muebles nuevos y todo en perfecto estado.`,
    bed: `La cama era comodísima; se dormía de un tirón.
      Colchón firme y almohadas para elegir.
      Hacía tiempo que una cama no resultaba tan cómoda.`,
    noise: `Silencio absoluto por la noche.
      Está muy bien insonorizado: no se oía ni la calle ni el pasillo.
      Muy tranquilo, ideal para descansar.`,
    breakfast: `El desayuno, variado y con fruta fresca.
      El desayuno es abundante y el café, bueno de verdad.
      Los bollos recién hechos del desayuno son una perdición.
      Gran desayuno, con opciones para celíacos.`,
    dinner: `Las cenas fueron de las mejores del viaje.
      La cocina es casera y las raciones, generosas.
      Buena comida y distinta cada día.`,
    pool: `La piscina es una delicia y nunca estaba llena.
      La piscina, limpísima y con hamacas para todos.
      Después de un día de calor, la piscina se agradece muchísimo.`,
    beach: `A la playa se va dando un paseo.
      La playa está cerca y es de las bonitas.
      Oler el mar nada más salir por la puerta es una maravilla.
      Se puede ir a la playa sin coger el coche.`,
    wifi: `El wifi va rápido en todas partes.
      Buena conexión a internet, incluso para videollamadas.
      El wifi funcionó sin cortes toda la estancia.`,
    value: `Relación calidad-precio difícil de superar.
      Por lo que cuesta, ofrece muchísimo.
      El precio es muy razonable para la zona.
      Vale cada euro.`,
    parking: `Poder aparcar allí mismo es una gran ventaja.
      El aparcamiento es cómodo y las plazas son amplias.
      Con coche es ideal: tiene aparcamiento propio.`,
    bathroom: `El baño está reformado y la ducha tiene muchísima presión.
      Baño amplio, moderno y muy limpio.
      Agua caliente al instante y toallas mullidas.`,
    views: `Las vistas al amanecer son para enmarcar.
      Desde la ventana hay unas vistas preciosas.
      Las vistas por sí solas justifican la estancia.`,
    air: `La climatización funciona muy bien y no hace ruido.
      La temperatura era perfecta a cualquier hora.
      El aire acondicionado se regula desde la habitación, y se agradece.`,
    spa: `El spa es pequeño, pero una auténtica gozada.
      La zona de aguas deja como nuevo.
      El masaje en el spa, de diez.`,
    gym: `El gimnasio está bien equipado.
      Se puede entrenar a cualquier hora en un gimnasio muy cuidado.`,
    kitchen: `La cocina tiene todo lo necesario para cocinar.
      Menaje completo y electrodomésticos nuevos.
      Tener cocina propia fue un gran ahorro.`,
    pets: `Recibieron al perro con un cuenco de agua y una manta.
      Por fin un sitio donde las mascotas son bienvenidas de verdad.`,
    entertainment: `La animación es divertida y nada pesada.
      Las actividades de la noche gustaron a grandes y pequeños.`,
    couple: `Perfecto para una escapada en pareja.
      Muy romántico sin caer en lo cursi.
      Para un aniversario, un acierto.`,
    family: `Los niños no se querían ir.
      Con niños es comodísimo: piensan en todo.
      Pusieron una cuna sin coste y con todo detalle.`,
    friends: `Para ir con amigos es una gran elección.
      Un grupo de amigos cabe aquí sin apreturas.`,
    business: `Para un viaje de trabajo no le falta nada.
      Entrada y salida rápidas, justo lo que se pide en un viaje de empresa.
      Buena mesa para trabajar y buena luz.`,
    solo: `Viajando a solas da mucha sensación de seguridad.
      Un sitio donde nadie se siente raro por viajar sin compañía.`,
  },
  negative: {
    location: `Queda algo apartado de lo más interesante.
      De noche la calle está poco iluminada.
      Cuesta encontrar la entrada la primera vez.`,
    cleanliness: `La limpieza era mejorable: había polvo debajo de la cama.
      Había pelos en la ducha el primer día.
      Un día olvidaron cambiar las toallas.
      Las zonas comunes piden una limpieza más a fondo.`,
    staff: `El trato a la llegada fue bastante frío.
      Hubo que esperar casi una hora para poder entrar.
      Nadie respondió a los mensajes hasta el día siguiente.
      Nadie se disculpó por los problemas.`,
    room: `La habitación es más pequeña de lo que parece en las fotos.
      Los muebles piden a gritos una renovación.
      Faltan enchufes cerca de la cama.
      Olía a humedad al entrar.
      La puerta no cerraba bien.`,
    bed: `El colchón está vencido por el centro.
      Las almohadas son demasiado blandas.
      Eran dos camas juntas que se separaban por la noche.`,
    noise: `Las paredes son finas y se oye todo.
      Ruido de la calle hasta altas horas.
      Los portazos del pasillo despiertan a cualquiera.
      Una máquina zumbaba toda la noche junto a la ventana.`,
    breakfast: `El desayuno, repetitivo y con poca fruta.
      En el desayuno había colas y faltaba sitio para sentarse.
      El café del desayuno no hay quien lo beba.
      Reponían muy despacio las bandejas del desayuno.`,
    dinner: `La cena era siempre parecida y llegaba templada.
      En el comedor hay demasiado ruido a la hora de cenar.`,
    pool: `La piscina es pequeña para tanta gente.
      A las nueve ya no quedaba una hamaca libre en la piscina.
      El agua de la piscina estaba helada.`,
    beach: `La playa más cercana se llena muchísimo.
      El camino a la playa tiene bastante cuesta a la vuelta.`,
    wifi: `El wifi se cortaba cada dos por tres.
      A la habitación apenas llegaba el wifi.
      Internet es demasiado lento para trabajar.`,
    value: `Algo caro para lo que ofrece.
      En temporada alta el precio no se corresponde con la calidad.
      Por ese dinero hay opciones mejores cerca.`,
    parking: `Las plazas del aparcamiento son estrechísimas.
      El aparcamiento se llena pronto y hay que buscar sitio fuera.`,
    bathroom: `El desagüe de la ducha tragaba muy despacio.
      El baño es minúsculo y sin apenas ventilación.
      Faltaba agua caliente a primera hora.
      Había moho en las juntas de la ducha.`,
    views: `Las vistas dan a un patio interior sin gracia.
      La ventana daba a una pared.`,
    air: `El aire acondicionado hace mucho ruido.
      La climatización es centralizada y no se puede regular.
      Hacía demasiado calor para dormir bien.`,
    kitchen: `En la cocina faltaban cosas básicas, como una sartén decente.
      La nevera hacía un ruido constante.`,
    noParking: `No tiene aparcamiento y dejar el coche cerca es misión imposible.
      Aparcar en la zona cuesta un dineral.`,
    noLift: `No hay ascensor, y con maletas se nota.
      Subir el equipaje por las escaleras fue un suplicio.`,
  },
  regrets: `Por poner un pero, faltaba un perchero en el baño.
    Lástima no haber podido quedarse una noche más.
    Solo se echa de menos una segunda silla.
    Quizá un poco más de luz para leer por la noche.
    Una botella de agua de bienvenida habría sido un buen detalle.
    Los cojines ya tienen sus años, pero nada grave.
    La señal de algunos canales de televisión no era muy buena.`,
  verdicts: `Con tantas opciones en {city}, no compensa.
    Las fotos deben de tener muchos años.
    Se comunicaron los problemas y no cambió nada.
    No se corresponde con su categoría.
    Hubo que insistir tres veces para que arreglaran algo.
    El descanso fue imposible.
    Le hace falta una reforma completa.`,
}
