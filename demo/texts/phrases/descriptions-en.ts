import type { DescriptionPhrases } from '../description-phrases.ts'

export const ENGLISH_DESCRIPTIONS: DescriptionPhrases = {
  decimalMark: '.',
  stars: ['one-star', 'two-star', 'three-star', 'four-star', 'five-star'],
  opening: {
    starred: `{name} is a {stars} hotel and a good base for discovering {city}.
      {name} is a {stars} hotel from which {city} is easily explored.
      A {stars} hotel, {name} makes it easy to explore {city}.
      {name} is a {stars} hotel for enjoying {city} at an easy pace.`,
    unstarred: `{name} is a welcoming place to stay in {city}.
      In {city}, {name} receives its guests with a personal touch.
      {name} offers a comfortable stay for exploring {city}.`,
    apartment: `{name} offers fully equipped apartments for enjoying {city} at your own pace.
      For those who like their independence in {city}, {name} has apartments ready to move into.
      At {name} it is easy to feel at home while discovering {city}.`,
    hostel: `{name} is a simple, friendly place to stay in {city}.
      Seeing {city} without overspending is easy with {name}.
      In {city}, {name} offers the essentials at a good price and with a friendly welcome.`,
    house: `{name} is a house for enjoying {city} in privacy.
      With a whole house in {city}, {name} means holidays without a timetable.
      {name} is a house with everything needed to discover {city} with family or friends.`,
  },
  setting: {
    city: `Shops, bars and public transport are all around.
      The best-known sights of the city are within easy reach.
      The surroundings are lively, with restaurants for every taste.`,
    beach: `The mood is pure holiday: sea, sun and strolls at sunset.
      Everything invites you to spend the day between the beach and the terraces.
      A sea breeze comes with every stay.`,
    mountain: `The mountains begin at the door, with trails for every level.
      Clear air and mountain scenery do the rest.
      It is an ideal setting for walking in summer and for the snow in winter.`,
    countryside: `There are fields all around, and silence is part of the plan.
      The paths nearby are made for walking and cycling.
      It is a quiet corner in which to switch off completely.`,
    airport: `The airport is only minutes away, which is handy for early flights.
      It is a practical stop before take-off or after landing.
      Getting to the airport is quick at any hour.`,
  },
  district: `The area, {district}, is a good base for getting around on foot.
    The neighbourhood, {district}, has a life of its own and plenty of places to eat.
    The surrounding area is {district}.`,
  centre: {
    near: `The centre is a few minutes away on foot.
      A short walk leads to the centre.`,
    far: `The centre is {km} km away.
      It is {km} km to the centre.`,
  },
  beach: {
    near: `The beach is {metres} m away.
      It is {metres} m to the beach.`,
    far: `The nearest beach is {km} km away.
      It is {km} km to the beach.`,
  },
  comfort: {
    modest: `The rooms are simple and practical.
      The rooms offer what is needed for a good rest.`,
    standard: `The rooms are comfortable and bright.
      The rooms combine comfort with a contemporary look.`,
    superior: `The rooms are spacious, with care in every detail.
      Elegant and quiet, the rooms invite you to rest.`,
    home: `A fully equipped kitchen leaves you free to plan your meals.
      There is a kitchen, a living area and all that is needed for stays short or long.`,
  },
  rooms: {
    rooms: `There are {rooms} rooms in all.`,
    units: `There are {rooms} units in all.`,
  },
  highlight: {
    1: `Access is suitable for guests with reduced mobility.`,
    3: `Parking is available for those who come by car.
      Parking makes things easy for guests with a car.`,
    4: `There is an internet connection for keeping in touch.`,
    5: `The spa is the perfect place to end the day.
      A spa with treatments rounds off the experience.`,
    6: `The pool adds a refreshing touch.
      For hot days there is a pool.`,
    7: `Pets are welcome.`,
    10: `An entertainment programme keeps young and old amused.`,
    12: `The gym lets you keep up your routine while travelling.`,
    15: `The hot tub helps you unwind after a full day.`,
    17: `A business centre is there for work trips.`,
    18: `Bicycles can be hired for exploring the surroundings.`,
  },
  services: `Facilities include {list}.
    The stay is rounded off by {list}.
    Guests also have {list}.`,
  serviceNames: {
    1: 'accessible entrances',
    3: 'parking',
    4: 'wifi',
    5: 'a spa',
    6: 'a pool',
    10: 'entertainment',
    12: 'a gym',
    15: 'a hot tub',
    17: 'a business centre',
    18: 'bicycle hire',
  },
  and: ' and ',
  board: {
    breakfast: `It can be booked with breakfast.
      Breakfast can be included in the booking.`,
    'half-board': `Half board is available.
      With half board, breakfast and one main meal are taken care of.`,
    'full-board': `Full board means no cooking at all.
      Full board is available.`,
    'all-inclusive': `All-inclusive stays let you forget about your wallet.
      It can be booked on an all-inclusive basis.`,
  },
  rating: `Guests give it an average of {rating} out of 10.
    Average score from guests: {rating} out of 10.`,
}
