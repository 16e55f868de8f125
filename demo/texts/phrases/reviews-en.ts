import type { ReviewPhrases } from '../review-phrases.ts'

export const ENGLISH_REVIEWS: ReviewPhrases = {
  names: `Emma|James|Olivia|Thomas|Sophie|Daniel|Hannah|Oliver|Grace|Jack|Charlotte|Liam|Chloe
    |Matthew|Lucy|Ryan|Megan|Andrew|Katie|Ben|Rachel|Simon|Amy|Peter|Laura|Mark|Zoe|Stephen
    |Helen|Adam|Rebecca|Michael|Jessica|David|Claire|Sean|Fiona|Patrick|Naomi|Tom`,
  titles: {
    excellent: `Could not fault it|Absolutely wonderful|A real gem|Better than expected
      |Perfect in every way|Would go back tomorrow|Outstanding|Simply lovely|Best stay in years
      |Spot on|Superb from start to finish|A home from home|Every detail thought of
      |Worth every penny|Exceptional|Top marks|A delightful find|Blissful few days
      |First-class stay|Pure relaxation|Highly recommended|Exactly what was needed
      |Nothing but praise|A treat|Fabulous place|Marvellous`,
    good: `Very good choice|Good impression|Really pleasant stay|Recommended
      |Does the job and more|Nice and comfortable|Good all round|Solid choice
      |Comfortable and well placed|Happy with this one|Good base for exploring|Would stay again
      |Cosy|Pretty good|Nearly perfect|A pleasant surprise|Friendly and relaxed|A good few days
      |Well kept|Decent and handy|More good than bad|Lovely, with a few niggles|Handy spot
      |Thoroughly pleasant|A safe bet`,
    fair: `Fine for a night|Average|Just about OK|Nothing special|Expected a bit more
      |Could do better|A mixed bag|Middle of the road|Needs a refresh|Acceptable
      |Basic but usable|Showing its age|Adequate|Hit and miss|So-so|Good idea, patchy execution
      |Room for improvement|Not bad, not great|Fair enough|Somewhat tired|Passable
      |Run of the mill|Half and half|Does the minimum|A little underwhelming`,
    poor: `Disappointing|Would not return|Well below expectations|Nothing like the photos
      |Poor experience|One to forget|Not recommended|Too many problems|A mistake|No sleep at all
      |Badly run-down|Overpriced|Needs urgent maintenance|Such a shame|Neglected|Let down
      |Avoid if you can|Far from what was promised|Never again|Waste of money|Not worth it
      |Dreadful|Look elsewhere|Sadly not good enough|Cannot recommend`,
  },
  positive: {
    location: `The location is excellent, with everything close at hand.
      You could not be better placed for exploring {city}.
      Easy to find and in just the right spot.
      A calm neighbourhood, and almost everything can be reached on foot.
      As a base for {city} it is hard to beat.`,
    city: `Public transport stops just around the corner.
      Plenty of bars, shops and good restaurants nearby.
      The main sights are within walking distance.`,
    mountain: `The mountain setting is stunning.
      Waking up to that crisp air is priceless.
      Hiking trails start practically at the front door.`,
    countryside: `The countryside all around makes you slow down at once.
      Nothing to hear at night but the crickets.
      Lovely walks in every direction.`,
    airport: `Ideal for an early flight.
      Very close to the airport, yet hardly any noise from the planes.`,
    cleanliness: `Spotlessly clean throughout.
      Everything gleamed, right into the corners.
      It is obvious that cleaning is taken seriously here.
      Immaculate sheets and towels.`,
    staff: `The staff are delightful and always ready to help.
      A warm and professional welcome from the very first minute.
      Great tips for things to see in the area.
      Attentive, kind and always smiling.
      A small fault was put right within ten minutes.`,
    room: `The room was spacious and full of light.
      Simple décor, done with real taste.
      Plenty of storage, and sockets right by the bed.
      New furniture and everything in perfect order.`,
    bed: `The bed was incredibly comfortable.
      A firm mattress and a choice of pillows.
      Best night’s sleep in ages.`,
    noise: `Total silence at night.
      Very well soundproofed: not a sound from the street or the corridor.
      Peaceful, and perfect for switching off.`,
    breakfast: `Breakfast was varied, with plenty of fresh fruit.
      A generous breakfast and properly good coffee.
      The freshly baked pastries at breakfast are dangerously good.
      Great breakfast, with gluten-free options.`,
    dinner: `The dinners were among the best of the trip.
      Home-style cooking and generous portions.
      Good food, and something different every day.`,
    pool: `The pool is a joy and was never crowded.
      A sparkling pool with loungers for everyone.
      The pool was a lifesaver after a hot day.`,
    beach: `The beach is a pleasant stroll away.
      The nearest beach is close by, and a pretty one too.
      Smelling the sea the moment you step outside is wonderful.
      No need for a car to get to the beach.`,
    wifi: `Fast wifi everywhere.
      A good internet connection, even for video calls.
      The wifi worked without a hitch throughout.`,
    value: `Value for money that is hard to beat.
      You get a great deal for the price.
      Very reasonably priced for the area.
      Worth every cent.`,
    parking: `Being able to park on site is a huge plus.
      Easy parking with generous spaces.
      Perfect if you come by car, as it has its own parking.`,
    bathroom: `The bathroom has been renovated and the shower is powerful.
      A large, modern and very clean bathroom.
      Instant hot water and fluffy towels.`,
    views: `The views at sunrise are something to remember.
      A beautiful view from the window.
      The views alone are worth the stay.`,
    air: `The climate control works well and makes no noise.
      The temperature was just right at any time of day.
      Air conditioning that you can set yourself, which is a blessing.`,
    spa: `The spa is small but a real pleasure.
      A visit to the spa leaves you feeling brand new.
      The massage in the spa was heavenly.`,
    gym: `The gym is well equipped.
      A tidy gym with everything you need for a proper workout.`,
    kitchen: `The kitchen has everything you need to cook.
      Well-stocked cupboards and new appliances.
      Having a kitchen saved a lot of money on eating out.`,
    pets: `The dog was welcomed with a bowl of water and a blanket.
      A place where pets are truly welcome, at last.`,
    entertainment: `The entertainment is fun without being pushy.
      The evening activities went down well with young and old.`,
    couple: `Perfect for a getaway for two.
      Romantic without being corny.
      A lovely choice for an anniversary.`,
    family: `The children did not want to leave.
      So easy with kids: they think of everything.
      A cot was provided at no extra charge.`,
    friends: `A great choice for a trip with friends.
      Plenty of room for a group of friends.`,
    business: `Everything you need for a business trip.
      Quick check-in and check-out, just what a work trip calls for.
      A good desk and good light to work by.`,
    solo: `It feels very safe when travelling alone.
      A place where solo travellers are made to feel at home.`,
  },
  negative: {
    location: `A little far from the most interesting parts.
      The street is poorly lit at night.
      The entrance is hard to find the first time.`,
    cleanliness: `Cleaning could be better: there was dust under the bed.
      There were hairs in the shower on arrival.
      One day the towels were not changed.
      The common areas could do with a deep clean.`,
    staff: `The welcome was rather cold.
      It took almost an hour to get checked in.
      Nobody answered messages until the following day.
      Not a word of apology for the problems.`,
    room: `The room is smaller than it looks in the photos.
      The furniture is crying out to be replaced.
      Not enough sockets near the bed.
      It smelled damp on arrival.
      The door did not close properly.`,
    bed: `The mattress sags in the middle.
      The pillows are far too soft.
      Two beds pushed together that drifted apart during the night.`,
    noise: `The walls are thin and you hear everything.
      Street noise until the early hours.
      Doors slamming in the corridor would wake anyone.
      Some machine hummed all night outside the window.`,
    breakfast: `Breakfast was the same every day, with little fruit.
      There were queues at breakfast and not enough tables.
      The coffee at breakfast is undrinkable.
      Empty trays at breakfast took ages to be refilled.`,
    dinner: `Dinner was much the same every night and never quite hot.
      The dining room is far too noisy in the evening.`,
    pool: `The pool is small for so many people.
      By nine in the morning every lounger at the pool was taken.
      The water in the pool was freezing.`,
    beach: `The nearest beach gets terribly crowded.
      The way back from the beach is quite a climb.`,
    wifi: `The wifi kept dropping out.
      The wifi barely reached the room.
      The internet is too slow to get any work done.`,
    value: `A bit expensive for what it is.
      In high season the price does not match the quality.
      For that money there are better options nearby.`,
    parking: `The parking spaces are extremely tight.
      The car park fills up early and then you have to look elsewhere.`,
    bathroom: `The shower drained very slowly.
      The bathroom is tiny and has hardly any ventilation.
      No hot water first thing in the morning.
      There was mould around the shower.`,
    views: `The view is of a dull inner courtyard.
      The window looked straight onto a wall.`,
    air: `The air conditioning is very noisy.
      The temperature is controlled centrally and cannot be changed.
      It was too hot to sleep well.`,
    kitchen: `The kitchen lacked basics such as a decent frying pan.
      The fridge was constantly noisy.`,
    noParking: `There is no parking, and leaving the car nearby is next to impossible.
      Parking in the area costs a fortune.`,
    noLift: `There is no lift, which is hard work with suitcases.
      Carrying the luggage up the stairs was a struggle.`,
  },
  regrets: `If anything, a hook in the bathroom would be handy.
    The only regret is not staying another night.
    A second chair would be nice.
    Perhaps a slightly brighter reading light.
    A bottle of water on arrival would have been a nice touch.
    The cushions have seen better days, but nothing serious.
    Reception on some of the TV channels was poor.`,
  verdicts: `With so much choice in {city}, there is no reason to stay here.
    The photos must be many years old.
    The problems were reported and nothing changed.
    It does not live up to its category.
    It took three requests to get anything fixed.
    Sleep was out of the question.
    The whole place needs renovating.`,
}
