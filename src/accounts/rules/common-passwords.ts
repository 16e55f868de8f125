/**
 * Passwords that everybody tries first. Most of them are one word that many people think of, with a
 * few digits or signs around it, a walk over the keyboard, a date, or something repeated: a list of
 * words and four rules stand for the many thousands that lists of stolen passwords begin with.
 */

export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return RULES.some((isCommon) => isCommon(folded))
}

const RULES: readonly ((folded: string) => boolean)[] = [
  isWordWithTrimmings,
  (folded) => repeats(folded),
  (folded) => walksOn(folded),
  (folded) => DATE.test(folded),
]

/** "Password1!", "2024madrid", "p@ssw0rd": signs for letters, and up to five of them around. */
function isWordWithTrimmings(folded: string): boolean {
  const [, before = '', word = '', after = ''] = TRIMMINGS.exec(folded) ?? []
  const isPlain = before.length + after.length <= MAX_TRIMMINGS
  return WORDS.has(folded) || (isPlain && (WORDS.has(word) || WORDS.has(lettersOf(word))))
}

const MAX_TRIMMINGS = 5
const TRIMMINGS = /^([^a-z]*)(.*?)([^a-z]*)$/

function lettersOf(word: string): string {
  return word.replace(/[@4013$57!]/g, (sign) => SIGNS[sign]!)
}

const SIGNS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
}

/** "11111111", "12121212", "abcabcabc", "hellohello". */
function repeats(folded: string): boolean {
  const [, part = ''] = /^(.+?)\1+.?$/.exec(folded) ?? []
  return part !== '' && (part.length <= 4 || WORDS.has(part))
}

/** "12345678", "qwerty123", "1q2w3e4r", "asdf1234": at most three walks along these ways. */
function walksOn(folded: string): boolean {
  let at = 0
  for (let walks = 0; walks < 3 && at < folded.length; walks++) {
    const length = Math.max(...WAYS.map((way) => walkOn(way, folded, at)))
    if (length < SHORTEST_WALK) return false
    at += length
  }
  return at >= folded.length
}

const SHORTEST_WALK = 3

function walkOn(way: string, folded: string, from: number): number {
  let length = 0
  while (from + length < folded.length && way.includes(folded.slice(from, from + length + 1)))
    length++
  return length
}

const WAYS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'a1b2c3d4e5f6g7h8',
  'aabbccddeeffgghh',
  '11223344556677889900',
  '112233112233',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qweasdzxc',
  'qwerasdfzxcv',
  'azerqsdfwxcv',
  '1a2b3c4d5e6f',
  '123qweasdzxc',
  '147258369',
  '159357',
  '159753',
  '741852963',
  '789456123',
  '963852741',
  '!@#$%^&*()',
  '!"·$%&/()=',
].flatMap((way) => [way, [...way].toReversed().join('')])

/** 31121985 and 19851231, with or without what stands between. */
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])[-./]?(?:0[1-9]|1[0-2])[-./]?(?:19|20)\d\d|(?:19|20)\d\d[-./]?(?:0[1-9]|1[0-2])[-./]?(?:0[1-9]|[12]\d|3[01]))$/

/** Without accents, since they are folded. */
const WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passwd passcode passphrase pass parola parolachiave contrasena contrasenya
  clave claves micontrasena miclave motdepasse mdp palavrapasse senha minhasenha kennwort
  meinpasswort geheim secret secreto secreta segreto segredo secrets topsecret private login logon
  welcome willkommen bienvenido bienvenida bienvenidos bienvenue benvenuto benvenuti bemvindo
  letmein letmeinnow openup opensesame sesame trustno changeme changethis default guest invitado
  test tests testing tester prueba pruebas teste prova demo sample temp temporal temporary user
  usuario utilisateur benutzer utente admin administrator administrador administrateur root master
  superuser supervisor system sysadmin manager office oficina server servidor computer computador
  ordenador ordinateur laptop windows microsoft apple google gmail yahoo hotmail facebook instagram
  twitter whatsapp telegram tiktok youtube netflix amazon spotify samsung android iphone nokia
  internet online cisco oracle linux ubuntu alisio viaje viajes viajar travel traveller traveler
  travels vacaciones holiday holidays vacation vacances vacanze ferias urlaub reisen viaggio viaggi
  viagem viagens hotel hoteles hotels booking reserva reservas qwerty qwertz azerty qwert asdf
  asdfg asdfgh zxcv zxcvb zxcvbn abc abcd abcde abcdef aaa xxx zzz iloveyou iloveu ilove loveyou
  loveme lovely love lover lovers myself forever always iloveme teamo teamomucho tequiero
  tequieromucho tequierotanto miamor amor amorcito amormio amores mivida micorazon corazon
  corazones cielo micielo princesa princesas principe bebe bebita bebito nena nene guapa guapo
  hermosa hermoso bonita bonito preciosa tesoro carino vidamia besos besitos sexy sexo ichliebedich
  liebe liebling schatz schatzi schatzilein hase hasi engel sonne sonnenschein sommer winter herbst
  fruehling mausi maus baby babe babygirl babyboy honey sweetie sweetheart cutie darling angel
  angels angelo angelito angelita angie jetaime jtm amour monamour moncoeur coeur cherie cheri
  doudou loulou nounours bisous soleil papillon chouchou amoremio amore tiamo amoretiamo cuore
  stella stellina tesoromio principessa cucciolo cucciola teamoamor meuamor amorzinho euteamo
  coracao minhavida linda lindo saudade gatinha gatinho sunshine sunflower sunset moonlight
  starlight rainbow summer spring autumn flower flowers butterfly butterflies princess prince queen
  king kings diamond diamonds crystal silver golden gold purple orange yellow green black white
  blue pink violet chocolate cookie cookies candy cherry banana strawberry pepper ginger peanut
  cheese coffee pizza burger cocacola pepsi vodka whiskey tequila corona heineken budweiser
  jackdaniels marlboro monkey dragon tiger tigger lion eagle falcon phoenix wolf wolves bear
  teddybear panda dolphin dolphins horse pony kitten kitty kittycat hellokitty puppy doggy dog dogs
  cat cats snoopy garfield bunny rabbit turtle spider scorpion cobra mustang bulldog rottweiler
  perro perrito perros gato gatito gatos caballo caballos conejo delfin aguila tigre leon lobo
  lobos mariposa mariposas estrella estrellas estrellita luna lunita sol solecito flor flores rosa
  rosas rosita margarita hund hunde katze katzen pferd pferde schmetterling loewe baer chien chiens
  chat chats chaton cheval chevaux lapin cane gatto gatta cavallo cavalli farfalla delfino cachorro
  borboleta golfinho passaro superman batman spiderman ironman hulk wolverine deadpool joker
  avengers starwars skywalker darthvader yoda chewbacca startrek matrix neo trinity gandalf frodo
  legolas aragorn hobbit harrypotter hermione hogwarts gryffindor pokemon pikachu charizard naruto
  sasuke itachi goku vegeta dragonball onepiece luffy zelda mario luigi sonic minecraft fortnite
  roblox callofduty warcraft worldofwarcraft starcraft diablo assassin counterstrike halflife
  playstation nintendo xbox gameover gamer games killer ninja samurai pirate pirates warrior
  warriors knight hunter ranger maverick bond jamesbond terminator rambo rocky godzilla merlin
  wizard magic magician mickey minnie mickeymouse donald disney cinderella tinkerbell bambi nemo
  shrek simpson simpsons homer bart scooby scoobydoo bugsbunny tweety barbie football futbol
  fussball soccer baseball basketball hockey golf tennis rugby racing ferrari porsche mercedes bmw
  audi volkswagen toyota honda yamaha kawasaki suzuki ducati harley harleydavidson corvette camaro
  chevrolet lamborghini maserati lancia peugeot renault citroen opel skoda seat barcelona barca
  forcabarca viscabarca fcbarcelona realmadrid halamadrid madrid atletico atleti atleticomadrid
  athletic betis sevilla valencia zaragoza deportivo espanyol malaga granada osasuna bayern
  bayernmuenchen borussia dortmund schalke hamburg werder stuttgart koeln eintracht juventus juve
  forzajuve milan acmilan forzamilan inter forzainter roma asroma forzaroma lazio napoli
  forzanapoli torino fiorentina benfica sporting porto fcporto slbenfica flamengo corinthians
  palmeiras santos gremio vasco cruzeiro fluminense botafogo bocajuniors boca riverplate river
  racingclub independiente sanlorenzo colocolo universidaddechile america clubamerica chivas
  cruzazul pumas tigres alianzalima millonarios nacional saprissa olimpia marseille olympique lyon
  psg parissg arsenal chelsea liverpool manchester manutd manunited everton tottenham celtic
  rangers newcastle ronaldo cristiano messi lionelmessi neymar maradona pele zidane beckham
  ronaldinho iniesta lakers bulls jordan kobe lebron yankees redsox steelers cowboys packers
  raiders patriots giants eagles broncos london paris berlin munchen muenchen hamburgo lisboa
  lisbon milano venezia firenze bologna palermo sicilia sardegna newyork california texas florida
  chicago boston dallas houston denver austin miami lasvegas hollywood brooklyn canada mexico
  espana spain deutschland germany france francia italia italy portugal brasil brazil argentina
  colombia chile peru venezuela ecuador bolivia uruguay paraguay costarica guatemala panama
  honduras nicaragua salvador cuba puertorico catalunya catalonia andalucia galicia canarias
  tenerife mallorca ibiza bogota medellin cali lima santiago buenosaires cordoba mendoza caracas
  quito guadalajara monterrey tijuana cancun bilbao alicante murcia toledo segovia cadiz almeria
  huelva oviedo gijon vigo coruna santander pamplona logrono michael jennifer jessica ashley
  michelle daniel andrew matthew joshua christopher anthony william robert richard thomas charles
  james john david joseph steven kevin brian george edward ronald timothy jason jeffrey ryan jacob
  gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank
  alexander raymond patrick jack dennis jerry tyler aaron jose adam nathan henry douglas zachary
  peter kyle walter ethan jeremy harold keith christian roger noah gerald carl terry sean arthur
  lawrence jesse dylan bryan joe billy bruce albert willie gabriel logan alan juan wayne roy ralph
  randy eugene vincent russell elijah louis bobby philip johnny mary patricia elizabeth barbara
  susan sarah karen nancy lisa betty margaret sandra ashleigh kimberly emily donna carol amanda
  dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy shirley angela helen
  anna brenda pamela nicole emma samantha katherine christine debra rachel catherine carolyn janet
  ruth maria heather diane virginia julie joyce victoria olivia kelly christina lauren joan evelyn
  judith megan cheryl andrea hannah martha jacqueline frances gloria ann teresa kathryn sara janice
  jean alice madison doris abigail julia judy grace denise amber marilyn beverly danielle theresa
  sophia marie diana brittany natalie isabella charlotte rose alexis kayla charlie oliver harry
  oscar lucky buddy buster max bella daisy molly maggie sophie chloe lucy zoe bailey toby cody
  shadow smokey sparky spike winston coco milo simba nala bruno rex lola kira tobi balou antonio
  manuel francisco javier carlos alejandro alberto fernando jorge alfonso miguel pedro pablo sergio
  luis rafael ramon enrique vicente raul jesus joaquin roberto ricardo eduardo ignacio alfredo
  emilio julio guillermo marcos ruben victor martin diego adrian alvaro ivan hugo hector cesar
  gonzalo andres felipe sebastian nicolas mateo matias lucas tomas agustin rodrigo esteban mauricio
  gustavo leonardo cristian marco marta carmen isabel dolores pilar cristina ana lucia elena paula
  raquel rocio beatriz silvia irene alba sonia monica susana yolanda noelia veronica eva natalia
  claudia alicia nuria miriam lorena gabriela daniela valentina camila mariana fernanda alejandra
  carolina catalina adriana paola karla karina guadalupe yesenia vanessa jimena renata ximena sofia
  martina agustina florencia micaela juliana mariajose juancarlos josemaria josemanuel mariaisabel
  joseluis juanjose luisfernando miguelangel hans klaus wolfgang juergen jurgen dieter manfred
  stefan andreas markus matthias florian tobias philipp maximilian lukas felix jonas niklas lennart
  sabine petra monika gabriele susanne ursula renate brigitte katrin kathrin stefanie anja nadine
  melanie lena leonie lea nina jana franziska johanna katharina pierre michel philippe alain
  bernard christophe frederic laurent stephane julien olivier sebastien guillaume francois antoine
  alexandre maxime quentin clement romain benoit nathalie isabelle sylvie francoise valerie
  sandrine celine aurelie emilie elodie camille manon pauline marion mathilde juliette oceane clara
  giuseppe giovanni francesco alessandro matteo lorenzo riccardo tommaso davide federico simone
  stefano filippo giacomo daniele luca paolo salvatore vincenzo pasquale giulia chiara francesca
  alessia federica elisa giorgia ilaria beatrice serena roberta giovanna antonella joao tiago andre
  goncalo diogo rui nuno paulo ines catarina joana margarida leonor matilde francisca leticia
  larissa vitoria bruna eduarda isadora luciana garcia rodriguez gonzalez fernandez lopez martinez
  sanchez perez gomez jimenez hernandez ruiz diaz moreno alvarez romero alonso gutierrez navarro
  torres dominguez vazquez ramos ramirez serrano blanco molina morales suarez ortega delgado castro
  ortiz rubio smith johnson williams jones brown miller wilson moore taylor anderson jackson
  mueller muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann rossi russo
  esposito bianchi romano colombo ricci silva ferreira pereira oliveira costa rodrigues martins
  sousa fernandes goncalves gomes lopes marques almeida dupont durand petit moreau lefebvre
  jesuschrist jesuscristo cristo dios diosesamor diosmio gracias graciasadios bendicion amen
  mariamadre virgen angeldelaguarda buddha allah heaven faith hope believe blessed blessing church
  jesusislord jesuslovesme god godisgood godislove gott dieu gesu deus deusefiel fe fey paz
  esperanza alegria felicidad feliz familia family mifamilia mama mamama mami mamita papa papi
  papito papamama mamapapa mother father brother sister hermano hermana hijos mishijos mihija
  mihijo mibebe abuela abuelo familie mutter vater bruder schwester mamamia mamma papino famille
  maman mafamille mamanpapa filho filha minhafamilia meufilho minhafilha amigo amigos amiga amigas
  friends bestfriend bestfriends freunde freundin freund hallo hallohallo hello helloworld hola
  holahola holaquetal holamundo bonjour salut ciao ciaociao buongiorno ola olaola oi hey hi goodbye
  adios tschuess thankyou danke merci grazie obrigado obrigada please bitte porfavor porque warum
  nothing nada nichts niente something quepasa fuckyou fuckoff fuckme fuck shit bullshit asshole
  bitch pussy dick cock sex sexsex porn porno puta putas putamadre hijodeputa hijueputa mierda
  cabron cabrones pendejo culo polla cono joder scheisse arschloch ficken fotze hurensohn merde
  putain connard salope enculer cazzo merda stronzo vaffanculo figa troia caralho porra foda music
  musica musik musique guitar guitarra guitare piano metallica nirvana slipknot eminem tupac
  rihanna shakira madonna beyonce beatles rollingstones pinkfloyd ledzeppelin acdc ironmaiden blink
  greenday linkinpark coldplay onedirection justinbieber selena hannahmontana jonasbrothers
  bobmarley reggaeton salsa bailar dancer dance dancing singer rockandroll rockstar rocknroll metal
  punk hiphop freedom libertad freiheit liberte liberta liberdade revolution patriot soldier army
  navy marines airforce police policia doctor medico enfermera nurse lawyer abogado teacher
  profesor estudiante student school escuela colegio instituto universidad university college
  schule lycee scuola escola birthday cumpleanos geburtstag anniversaire compleanno aniversario
  christmas navidad weihnachten noel natale natal halloween january february march april august
  september october november december enero febrero marzo abril mayo junio agosto septiembre
  octubre noviembre diciembre januar februar maerz mai juni juli oktober dezember janvier fevrier
  mars avril juin juillet aout septembre octobre novembre decembre gennaio febbraio aprile maggio
  giugno luglio settembre ottobre dicembre janeiro fevereiro maio junho julho setembro outubro
  novembro dezembro monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles
  jueves viernes sabado domingo montag freitag samstag sonntag lundi mardi vendredi samedi dimanche
  lunedi venerdi verano invierno primavera otono ete hiver printemps automne estate inverno autunno
  verao outono number numero uno one two three four five six seven eight nine ten hundred million
  millionaire money dinero dinheiro geld argent soldi cash dollar dollars euro euros business
  negocio negocios company empresa firma trabajo work worker job success winner winners champion
  champions campeon campeones victory power energy nature natural earth world mundo welt monde
  mundial universe universo galaxy planet space rocket thunder lightning storm tornado hurricane
  fire fuego feuer fuoco fogo water agua wasser ocean oceano mar playa beach strand plage spiaggia
  praia island isla mountain montana forest bosque tree snow snowball snowman snowflake nieve
  schnee neige neve ice iceman cool coolman cooldude coolio crazy loco loca locos verrueckt pazzo
  pazza maluco happy happyday happiness smile smiley sonrisa lachen dream dreams dreamer suenos
  sueno sonho sonhos traum traeume reve reves sogno sogni life vida leben vie viva vivalavida
  carpediem hakunamatata nevermind whatever anything everything access monster beast devil demon
  demonio satan lucifer vampire vampiro zombie ghost skull skeleton death muerte tod morte blood
  sangre blut sangue darkness dark midnight nightmare hacker hackers cyber robot turbo nitro
  jupiter saturn mercury apollo zeus hercules athena venus titan spartan spartacus achilles troy
  caesar napoleon einstein newton galileo picasso davinci raphael donatello michelangelo cervantes
  quijote donquijote sancho shakespeare romeo julieta juliet romeoyjulieta elvis presley
  `
    .trim()
    .split(/\s+/),
)
