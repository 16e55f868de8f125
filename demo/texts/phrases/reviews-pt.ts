import type { ReviewPhrases } from '../review-phrases.ts'

export const PORTUGUESE_REVIEWS: ReviewPhrases = {
  names: `Ana|João|Mariana|Tiago|Inês|Pedro|Catarina|Miguel|Sofia|Rui|Joana|Nuno|Rita|Diogo
    |Marta|Ricardo|Beatriz|Hugo|Filipa|Bruno|Carolina|André|Sandra|Luís|Margarida|Paulo|Helena
    |Gonçalo|Teresa|Vasco|Patrícia|Duarte|Cláudia|Rodrigo|Sílvia|Fábio`,
  titles: {
    excellent: `Para repetir|Uma maravilha|Tudo perfeito|Superou as expectativas
      |Estadia de sonho|Escolha certeira|Nada a apontar|Impecável|Um cantinho especial
      |Como em casa|Atenção ao detalhe|Excecional|Que bela surpresa|Acolhimento exemplar
      |Fim de semana em cheio|Excelente escolha|Descanso total|Esplêndido
      |Perfeito do início ao fim|Recomendo vivamente|Uma delícia|Fantástico|O melhor da zona
      |Difícil pedir mais|Uma joia escondida|Memorável`,
    good: `Muito boa opção|Boa impressão|Estadia muito agradável|Recomendável|Mais do que cumpre
      |Tudo bem|Boa morada|Confortável e bem situado|Surpresa agradável|Boa experiência|Voltaria
      |Acolhedor|Prático e agradável|Ideal para uns dias|Uns dias agradáveis|Bem cuidado
      |Bom ponto de partida|Quase perfeito|Pequenos detalhes a melhorar|Simples e simpático
      |Bem pensado|Aposta segura|Conforme o esperado|Bons dias|Globalmente positivo`,
    fair: `Razoável|Na média|Aceitável|Serve para uma noite|Esperava um pouco mais|Pode melhorar
      |À justa|Precisa de uma renovação|Altos e baixos|Assim-assim|Nem bom nem mau|Suficiente
      |Um pouco antiquado|O mínimo indispensável|Sentimentos contraditórios|Vulgar|Sem luxos
      |Sem surpresas|Promete mais do que dá|Podia ser melhor|A meio gás|Notam-se os anos
      |Com margem para melhorar|Estadia discreta|Nada de especial`,
    poor: `Dececionante|A evitar|Muito abaixo das expectativas|Nada a ver com as fotografias
      |Má experiência|Para esquecer|Não recomendo|Demasiadas falhas|Um erro|Noite difícil
      |Ao abandono|Caro para o que oferece|Falta de manutenção|Uma pena|Descuidado|Insuficiente
      |Impossível descansar|Muito a rever|Grande desilusão|Dinheiro mal gasto|Não vale a pena
      |Péssimo|Um desastre|Longe do prometido|Nunca mais`,
  },
  positive: {
    location: `A localização é ótima, com tudo à mão.
      Situação ideal para visitar {city}.
      Muito bem situado e fácil de encontrar.
      A zona é sossegada e faz-se quase tudo a pé.
      Para conhecer {city}, é difícil encontrar melhor.`,
    city: `Os transportes públicos param mesmo ao lado.
      À volta há bares, lojas e bons restaurantes.
      Chega-se a pé aos principais monumentos.`,
    mountain: `O cenário de montanha é lindíssimo.
      Acordar com aquele ar puro não tem preço.
      Os percursos pedestres começam quase à porta.`,
    countryside: `A paisagem em redor convida a não fazer nada.
      À noite só se ouvem os grilos.
      Há belos passeios em todas as direções.`,
    airport: `Muito cómodo para apanhar um voo cedo.
      O aeroporto fica pertíssimo e mal se ouvem os aviões.`,
    cleanliness: `A limpeza é irrepreensível.
      Estava tudo a brilhar, até ao último canto.
      Nota-se que limpam a fundo todos os dias.
      Lençóis e toalhas impecáveis.`,
    staff: `O pessoal é encantador e está sempre pronto a ajudar.
      Receção calorosa e profissional desde o primeiro minuto.
      Deram ótimas sugestões para conhecer a região.
      Atenciosos, simpáticos e sempre com um sorriso.
      Uma pequena avaria foi resolvida em dez minutos.`,
    room: `O quarto era espaçoso e luminoso.
      Decoração simples, mas com muito bom gosto.
      Muito espaço de arrumação e tomadas junto à cama.
      Móveis novos e tudo em perfeito estado.`,
    bed: `A cama era confortabilíssima.
      Colchão firme e almofadas à escolha.
      Raramente se dorme tão bem em viagem.`,
    noise: `Silêncio absoluto durante a noite.
      Muito bem insonorizado: não se ouvia a rua nem o corredor.
      Muito sossegado, ideal para descansar.`,
    breakfast: `Pequeno-almoço variado, com fruta fresca.
      O pequeno-almoço é farto e o café é mesmo bom.
      Aos bolos acabados de fazer do pequeno-almoço ninguém resiste.
      Excelente pequeno-almoço, com opções sem glúten.`,
    dinner: `Os jantares foram dos melhores da viagem.
      Cozinha caseira e doses generosas.
      Come-se bem e há sempre algo diferente.`,
    pool: `A piscina é uma delícia e nunca estava cheia.
      Piscina limpíssima, com espreguiçadeiras para todos.
      Depois de um dia de calor, a piscina sabe mesmo bem.`,
    beach: `Chega-se à praia num passeio a pé.
      A praia fica perto e é das bonitas.
      Sentir o cheiro do mar logo à saída é uma maravilha.
      Não é preciso carro para ir à praia.`,
    wifi: `O wifi é rápido em todo o lado.
      Boa ligação à internet, até para videochamadas.
      O wifi funcionou sem falhas durante toda a estadia.`,
    value: `Relação qualidade-preço difícil de bater.
      Pelo que custa, oferece muitíssimo.
      O preço é muito razoável para a zona.
      Vale cada euro.`,
    parking: `Poder estacionar no local é uma grande vantagem.
      Estacionamento cómodo e com lugares largos.
      Ideal para quem vai de carro, porque tem estacionamento próprio.`,
    bathroom: `A casa de banho foi renovada e o duche tem muita pressão.
      Casa de banho ampla, moderna e muito limpa.
      Água quente imediata e toalhas fofas.`,
    views: `A vista ao nascer do sol é inesquecível.
      Da janela há uma vista lindíssima.
      Só a vista já justifica a estadia.`,
    air: `A climatização funciona bem e não faz barulho.
      A temperatura estava perfeita a qualquer hora.
      O ar condicionado regula-se no próprio quarto, o que dá imenso jeito.`,
    spa: `O spa é pequeno, mas um verdadeiro prazer.
      Sai-se do spa como novo.
      A massagem no spa foi divinal.`,
    gym: `O ginásio está bem equipado.
      Um ginásio bem cuidado, com tudo o que é preciso.`,
    kitchen: `A cozinha tem tudo o que é preciso para cozinhar.
      Loiça completa e eletrodomésticos novos.
      Ter cozinha própria permitiu poupar bastante.`,
    pets: `O cão foi recebido com uma taça de água e uma manta.
      Finalmente um sítio onde os animais são mesmo bem-vindos.`,
    entertainment: `A animação é divertida e nada incómoda.
      As atividades da noite agradaram a miúdos e graúdos.`,
    couple: `Perfeito para uma escapadinha a dois.
      Romântico sem ser lamechas.
      Para festejar um aniversário, foi uma bela escolha.`,
    family: `As crianças não queriam ir embora.
      Com crianças é muito cómodo: pensam em tudo.
      Puseram um berço sem qualquer custo.`,
    friends: `Uma ótima escolha para ir com amigos.
      Há espaço de sobra para um grupo de amigos.`,
    business: `Para uma viagem de trabalho, não falta nada.
      Entrada e saída rápidas, tal como se quer em trabalho.
      Boa secretária e boa luz para trabalhar.`,
    solo: `A viajar a solo, a sensação de segurança é total.
      Um sítio onde quem viaja sem companhia se sente à vontade.`,
  },
  negative: {
    location: `Fica um pouco afastado do que há de mais interessante.
      À noite a rua é mal iluminada.
      Da primeira vez custa a encontrar a entrada.`,
    cleanliness: `A limpeza deixa a desejar: havia pó debaixo da cama.
      À chegada havia cabelos no duche.
      Um dia não mudaram as toalhas.
      As zonas comuns precisam de uma limpeza a fundo.`,
    staff: `A receção foi bastante fria.
      Foi preciso esperar quase uma hora para entrar.
      Ninguém respondeu às mensagens até ao dia seguinte.
      Nem um pedido de desculpa pelos problemas.`,
    room: `O quarto é mais pequeno do que parece nas fotografias.
      Os móveis estão a pedir substituição.
      Faltam tomadas perto da cama.
      À entrada cheirava a humidade.
      A porta não fechava bem.`,
    bed: `O colchão está afundado no meio.
      As almofadas são demasiado moles.
      Eram duas camas juntas que se afastavam durante a noite.`,
    noise: `As paredes são finas e ouve-se tudo.
      Barulho da rua até altas horas.
      As portas a bater no corredor acordam qualquer um.
      Uma máquina zumbiu toda a noite junto à janela.`,
    breakfast: `Pequeno-almoço repetitivo e com pouca fruta.
      Ao pequeno-almoço havia filas e faltavam mesas.
      O café do pequeno-almoço não se consegue beber.
      Ao pequeno-almoço, demoravam imenso a repor as travessas.`,
    dinner: `O jantar era sempre parecido e chegava morno.
      À noite há demasiado barulho na sala de jantar.`,
    pool: `A piscina é pequena para tanta gente.
      Às nove já não havia uma espreguiçadeira livre na piscina.
      A água da piscina estava gelada.`,
    beach: `A praia mais próxima fica a abarrotar.
      O regresso da praia é sempre a subir.`,
    wifi: `O wifi estava sempre a cair.
      O wifi mal chegava ao quarto.
      A internet é demasiado lenta para trabalhar.`,
    value: `Um pouco caro para o que oferece.
      Na época alta, o preço não corresponde à qualidade.
      Por este valor há melhores opções por perto.`,
    parking: `Os lugares de estacionamento são apertadíssimos.
      O estacionamento enche cedo e é preciso procurar lugar fora.`,
    bathroom: `A água do duche escoava muito devagar.
      A casa de banho é minúscula e quase sem ventilação.
      De manhã cedo faltava água quente.
      Havia bolor nas juntas do duche.`,
    views: `A vista é para um pátio interior sem graça.
      A janela dava para uma parede.`,
    air: `O ar condicionado faz muito barulho.
      A climatização é centralizada e não se pode regular.
      Estava demasiado calor para dormir bem.`,
    kitchen: `Na cozinha faltavam coisas básicas, como uma frigideira decente.
      O frigorífico fazia um barulho constante.`,
    noParking: `Não tem estacionamento, e deixar o carro por perto é missão impossível.
      Estacionar na zona custa uma fortuna.`,
    noLift: `Não há elevador, e com malas isso nota-se.
      Levar a bagagem escadas acima foi um suplício.`,
  },
  regrets: `A apontar alguma coisa, faltava um cabide na casa de banho.
    Pena não ter dado para ficar mais uma noite.
    Uma segunda cadeira faria jeito.
    Talvez um pouco mais de luz para ler à noite.
    Uma garrafa de água à chegada teria sido um gesto simpático.
    As almofadas do sofá já têm os seus anos, mas nada de grave.
    Alguns canais de televisão não se viam bem.`,
  verdicts: `Com tanta escolha na zona, não compensa.
    As fotografias devem ter muitos anos.
    Os problemas foram comunicados e nada mudou.
    Não corresponde à categoria que anuncia.
    Foi preciso insistir três vezes para arranjarem alguma coisa.
    Foi impossível descansar.
    Precisa de obras de alto a baixo.`,
}
