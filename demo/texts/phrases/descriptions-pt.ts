import type { DescriptionPhrases } from '../description-phrases.ts'

export const PORTUGUESE_DESCRIPTIONS: DescriptionPhrases = {
  decimalMark: ',',
  stars: ['uma estrela', 'duas estrelas', 'três estrelas', 'quatro estrelas', 'cinco estrelas'],
  opening: {
    starred: `{name} é um hotel de {stars} a partir do qual é fácil descobrir {city}.
      Para visitar {city}, {name} oferece o serviço de um hotel de {stars}.
      {name}, hotel de {stars}, é um bom ponto de partida para conhecer {city}.`,
    unstarred: `{name} é uma opção acolhedora para conhecer {city}.
      Para visitar {city}, {name} recebe os seus hóspedes com simpatia.
      {name} oferece um alojamento confortável para descobrir {city}.`,
    apartment: `{name} oferece apartamentos equipados para viver {city} ao próprio ritmo.
      Para descobrir {city} com independência, {name} dispõe de apartamentos prontos a habitar.
      {name} oferece apartamentos onde é fácil sentir-se em casa enquanto se descobre {city}.`,
    hostel: `{name} é um alojamento simples e com bom ambiente para conhecer {city}.
      Visitar {city} sem gastar demais é fácil com {name}.
      {name} oferece o essencial, a bom preço e com ambiente familiar, para descobrir {city}.`,
    house: `{name} é uma casa para passar férias com privacidade e visitar {city}.
      {name} é uma casa com tudo o que é preciso para descobrir {city} em família ou com amigos.
      Para conhecer {city} sem horários, {name} é uma casa inteira à disposição.`,
  },
  setting: {
    city: `À volta há lojas, bares e transportes públicos.
      Os locais mais visitados da cidade são fáceis de alcançar.
      A zona é animada, com restaurantes para todos os gostos.`,
    beach: `O ambiente é de férias: mar, sol e passeios ao fim da tarde.
      Tudo convida a passar o dia entre a praia e as esplanadas.
      A brisa do mar acompanha toda a estadia.`,
    mountain: `A montanha começa à porta, com percursos para todos os níveis.
      O ar puro e a paisagem de montanha fazem o resto.
      É um cenário ideal para caminhar no verão e aproveitar a neve no inverno.`,
    countryside: `O campo está por toda a parte e o silêncio faz parte do programa.
      Os caminhos em redor convidam a passear e a andar de bicicleta.
      É um recanto tranquilo para desligar a sério.`,
    airport: `O aeroporto fica a poucos minutos, o que é muito cómodo para voos matinais.
      É uma paragem prática antes de voar ou depois de aterrar.
      Chega-se depressa ao aeroporto a qualquer hora.`,
  },
  district: `A zona, {district}, é uma boa base para andar a pé.
    O bairro, {district}, tem vida própria e muitos sítios onde comer.
    {district} é a zona envolvente.`,
  centre: {
    near: `O centro fica a poucos minutos a pé.
      Chega-se ao centro num curto passeio.`,
    far: `O centro fica a {km} km.
      Até ao centro são {km} km.`,
  },
  beach: {
    near: `A praia fica a {metres} m.
      A {metres} m encontra-se a praia.`,
    far: `A praia mais próxima fica a {km} km.
      Até à praia são {km} km.`,
  },
  comfort: {
    modest: `Os quartos são simples e práticos.
      Os quartos oferecem o necessário para descansar.`,
    standard: `Os quartos são confortáveis e luminosos.
      Os quartos combinam conforto e uma decoração atual.`,
    superior: `Os quartos são amplos e cuidados ao pormenor.
      Elegantes e silenciosos, os quartos convidam ao descanso.`,
    home: `A cozinha equipada permite organizar as refeições com liberdade.
      Há cozinha, zona de estar e tudo o que é preciso para estadias curtas ou longas.`,
  },
  rooms: {
    rooms: `No total, há {rooms} quartos.`,
    units: `No total, há {rooms} alojamentos.`,
  },
  highlight: {
    1: `Os acessos estão adaptados a pessoas com mobilidade reduzida.`,
    3: `Quem chega de carro dispõe de estacionamento.
      O estacionamento facilita a vida a quem viaja de carro.`,
    4: `Há ligação à internet para estar sempre em contacto.`,
    5: `O spa é o lugar perfeito para terminar o dia.
      Um spa com tratamentos completa a experiência.`,
    6: `A piscina dá um toque refrescante.
      Para os dias de calor há piscina.`,
    7: `Os animais de estimação são bem-vindos.`,
    10: `Um programa de animação entretém miúdos e graúdos.`,
    12: `O ginásio permite manter a forma também em viagem.`,
    15: `A hidromassagem ajuda a relaxar depois de um dia intenso.`,
    17: `Para as viagens de trabalho há um centro de negócios.`,
    18: `Alugam-se bicicletas para explorar os arredores.`,
  },
  services: `Entre os serviços: {list}.
    A estadia completa-se com {list}.
    Além disso, oferece {list}.`,
  serviceNames: {
    1: 'acessos adaptados',
    3: 'estacionamento',
    4: 'wifi',
    5: 'spa',
    6: 'piscina',
    10: 'animação',
    12: 'ginásio',
    15: 'banheira de hidromassagem',
    17: 'centro de negócios',
    18: 'aluguer de bicicletas',
  },
  and: ' e ',
  board: {
    breakfast: `Pode reservar-se com pequeno-almoço.
      O pequeno-almoço pode ser incluído na reserva.`,
    'half-board': `Pode escolher-se meia pensão.
      Com a meia pensão, o pequeno-almoço e uma refeição estão garantidos.`,
    'full-board': `A pensão completa permite esquecer a cozinha.
      Pode escolher-se pensão completa.`,
    'all-inclusive': `O tudo incluído permite esquecer a carteira.
      Pode reservar-se em regime de tudo incluído.`,
  },
  rating: `Os hóspedes dão uma nota média de {rating} em 10.
    Nota média dos hóspedes: {rating} em 10.`,
}
