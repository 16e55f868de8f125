/** Names in English, for its own countries and as the lingua franca of tourism elsewhere. */
import { type NamePhrases, words } from '../name-phrases.ts'

const WORDS: NamePhrases['words'] = {
  saint: words(`St_Aldhelm’s St_Bride’s St_Cuthbert’s St_Dunstan’s St_Oswald’s St_Swithin’s
    St_Brannoc’s St_Winifred’s St_Mildred’s St_Botolph’s St_Crispin’s St_Neot’s St_Piran’s
    St_Hilda’s`),
  tree: words(`Ash Beech Cedar Elm Hazel Holly Juniper Linden Maple Oak Rowan Willow Briar Bramble
    Clover Fern Foxglove Heather Ivy Larch Lavender Primrose Rosemary Sycamore Thistle Yew`),
  end: words(`wood field bourne combe bridge hurst gate well mere stead holm croft ridge wick`),
  noun: words(`Court House Lodge Manor Park Place Row Gardens Terrace Mews Square Arms Crescent
    Hall Yard Wharf Gate Corner Green Lane`),
  animal: words(`Swan Stag Heron Otter Fox Robin Kingfisher Falcon Hare Badger Nightingale Wren
    Pheasant Raven Salmon Lark Dove Partridge Owl Osprey`),
  quality: words(`Old Grand Quiet White Green Golden Silver Royal Little Hidden Upper Blue Copper
    Amber Crimson Velvet`),
  sea: words(`Anchor Harbour Lighthouse Shoreline Driftwood Pebble Seafarer Mariner Tidepool
    Sandpiper Gull Sail Seashell Coral Lagoon Breakwater Starfish Pelican Compass Cove Dolphin
    Surf`),
  mount: words(`Summit Pinecone Timber Ridge Snowdrop Eagle Alpine Cascade Bearclaw Boulder Glacier
    Highland Frost Marmot Spruce Elkhorn`),
  field: words(`Orchard Meadow Mill Barn Granary Hayloft Vineyard Smithy Dairy Weir Brook Paddock
    Hedgerow Farm Dovecote`),
  owner: words(`Agatha Beatrice Cordelia Dorothea Eleanor Florence Harriet Imogen Josephine
    Millicent Rosalind Winifred Ambrose Barnaby Cedric Edmund Jasper Leopold Percival Silas
    Tobias Wilfred`),
}

export const ENGLISH_NAMES: NamePhrases = {
  words: WORDS,
  syllables: [
    words(`Al Ash Bar Bram Brook Cal Car Chat Cran Dal Dun Ed Fair Farn Glen Green Hal Har Hex
      Kel Lang Lin Mar Mel Nor Oak Pen Rad Red Rush Shel Stan Tarn Thorn Wal Wen Whit Win`),
    words(`ing en er el le mer bur ham der`),
    words(`ton ley ford worth field bury wood stone dale combe well by hurst mont`),
  ],
  hotel: [
    'The {coined}',
    'The {coined} Hotel',
    '{coined} House',
    'The {quality} {animal}',
    'The {quality} {animal} Hotel',
    'The {animal} & {tree}',
    '{tree}{end} {noun}',
    'Hotel {coined}',
    'The {tree}{end}',
    '{coined} {noun}',
    '{district} {noun} Hotel',
    'The {coined} {district}',
    '{tree}{end} Hotel',
    '{saint} {noun}',
    '{quality} {tree} Hotel',
  ],
  grand: [
    'The Grand {coined}',
    '{coined} Hall Hotel & Spa',
    '{tree}{end} Manor',
    'The Royal {coined}',
    '{coined} Park Hotel',
    'The {coined} Boutique Hotel',
    '{tree}{end} {noun} Hotel & Spa',
  ],
  modest: ['{coined} Inn', '{tree}{end} Inn', '{owner}’s Guest House', 'The {coined} Arms'],
  apartment: [
    '{coined} Apartments',
    '{tree}{end} Apartments',
    '{coined} {noun} Apartments',
    '{district} {tree} Apartments',
    '{coined} Suites',
    '{quality} {tree} Suites',
    '{tree}{end} Residences',
    '{coined} Lofts',
  ],
  hostel: [
    '{coined} Hostel',
    'The {quality} {animal} Hostel',
    '{animal} & {tree} Backpackers',
    '{owner}’s B&B',
    '{coined} Guest House',
    '{tree}{end} Guest House',
    '{tree}{end} B&B',
  ],
  house: [
    '{coined} Cottage',
    '{tree}{end} Cottage',
    '{owner}’s House',
    '{coined} Villa',
    'The {quality} {field} House',
    '{tree} {noun}',
    '{animal} Cottage {coined}',
    'Villa {coined}',
  ],
  settings: {
    city: ['{coined} {city}', '{city} {tree} {noun}', 'The {quality} {noun} {city}'],
    beach: [
      'The {sea} {coined}',
      '{coined} Bay Hotel',
      '{coined} Beach Resort',
      '{sea} Bay {city}',
      '{quality} {sea} Resort',
      '{sea} {tree} Hotel',
      '{coined} Cove',
    ],
    mountain: [
      '{coined} Mountain Lodge',
      '{mount} {tree} Lodge',
      '{mount} Lodge {coined}',
      '{coined} Peak Resort',
    ],
    countryside: [
      '{coined} Farm',
      'The {field} at {coined}',
      '{coined} Country House',
      '{tree}{end} {field}',
      'The {quality} {field}',
    ],
    airport: ['{coined} Airport Hotel', '{city} Airport {coined}', '{tree}{end} Airport Inn'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {city} {noun}',
    '{brand} {tree}{end}',
    '{brand} {coined} {noun}',
    '{brand} {quality} {noun}',
    '{brand} {city} {tree} {noun}',
    '{brand} {district} {tree}',
  ],
}

/** Where no language of ours is spoken: plain words that any traveller reads. */
export const INTERNATIONAL_NAMES: NamePhrases = {
  ...ENGLISH_NAMES,
  words: {
    ...WORDS,
    tree: words(`Lotus Orchid Jasmine Palm Bamboo Cedar Magnolia Lily Coconut Hibiscus Laurel
      Tamarind Mango Almond Olive Pine Acacia Rose Ivory Amber Jade Pearl Ruby Saffron Cinnamon
      Sandalwood`),
    noun: words(`Garden Park Plaza Palace Court House View Terrace Square Pavilion Tower Residence
      Corner Gate Central Heights`),
    quality: words(`Royal Golden Silver White Blue Green Grand New Sunny Quiet Hidden Lucky`),
    field: words(`Valley River Garden Meadow Orchard Village Brook Grove Hills Farm Spring Forest`),
    view: words(`Sunrise Sunset Moonlight Panorama Horizon Skyline Riverside Lakeside Starlight
      Rainbow Oasis Paradise Harmony Serenity Aurora Cosmo Metro Dream`),
  },
  syllables: [
    words(`Al Ba Be Ca Da De El Fa Ga Ha Ja Ka La Li Lo Ma Mi Na Ni Or Pa Ra Ri Sa Sen Sha Su Ta
      Ti Va Ve Vi Ya Za`),
    words(`la ra na ri mi ve nu sha no li ka ma ni sa ro de`),
    words(`ra na lia ya ri no ta va ndi mar nesa shi do ro lan`),
  ],
  hotel: [
    'Hotel {coined}',
    '{coined} Hotel',
    'The {coined}',
    '{coined} {noun} Hotel',
    '{view} {tree} Hotel',
    '{tree} {noun} {district}',
    'Hotel {view} {noun}',
    '{quality} {tree} Hotel',
    '{quality} {tree} {noun}',
    '{view} {coined}',
    '{district} {view} Hotel',
    '{coined} {tree}',
  ],
  grand: [
    'Grand {coined} Hotel',
    '{coined} Palace',
    '{tree} {coined} Hotel & Spa',
    'The {quality} {tree} Boutique Hotel',
    '{coined} {noun} Hotel & Spa',
  ],
  modest: ['{coined} Inn', '{view} Inn {district}', '{tree} {noun} Inn', 'Hotel New {coined}'],
  apartment: [
    '{coined} Apartments',
    '{view} {tree} Suites',
    '{coined} {noun} Residences',
    '{tree} {noun} Apartments',
    '{coined} Suites',
    '{district} {tree} Apartments',
  ],
  hostel: [
    '{coined} Hostel',
    '{quality} {tree} Hostel',
    '{view} Backpackers {coined}',
    '{coined} Guest House',
    '{tree} {noun} Guest House',
  ],
  house: ['Villa {coined}', '{coined} House', 'Villa {tree} {coined}', '{view} Villa {coined}'],
  settings: {
    city: ['{coined} {city}', '{city} {tree} {noun}', '{view} {city}', '{tree} {city} {view}'],
    beach: [
      '{coined} Beach Resort',
      '{sea} {tree} Resort',
      '{quality} {sea} Resort',
      '{view} Bay {coined}',
      '{coined} {sea}',
    ],
    mountain: ['{coined} Mountain Lodge', '{mount} {view} Lodge', '{mount} Lodge {coined}'],
    countryside: ['{coined} Country Lodge', '{field} {view} Lodge', '{tree} {field} {coined}'],
    airport: ['{coined} Airport Hotel', '{city} Airport {coined}', '{view} Airport {noun}'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {city} {noun}',
    '{brand} {tree} {noun}',
    '{brand} {coined} {noun}',
    '{brand} {quality} {noun}',
    '{brand} {city} {tree} {noun}',
    '{brand} {district} {view}',
  ],
}
