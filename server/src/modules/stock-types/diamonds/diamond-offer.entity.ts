import type { Opt } from '@mikro-orm/core';
import { headers, Stock, StockStatus } from '../../stock/fields/index.ts';
import { count, link, picture } from '../../stock/values/index.ts';
import { DiamondCut } from './diamond-cut.entity.ts';
import * as value from './diamond-values.ts';
import type { DiamondCollection } from './lists/diamond-collection.ts';

/** Made for each viewer, by the SQL of `diamond.stock.ts`. */
const computed = { column: false, presence: 'made' } as const;
/** Not shown as such: lists are narrowed and divided by it. */
const asked = { ...computed, output: false, rest: false } as const;
/** Whoever orders, holds or highlights the stone changes it, by a command of its own. */
const kept = { isGiven: false } as const;
const sets = { section: 'Pairs, lines and parcels' } as const;
/** Neither narrowed nor sorted by. */
const unlisted = { filter: false, sort: false } as const;

/** How a stone is shown and sold: price, amount, pictures, sets. */
export abstract class DiamondOffer extends DiamondCut {
  @Stock(value.status(), 'Available, Hold, Suspended or Memo; holds that have ended hold no longer.', {
    ...kept,
    section: 'Availability',
    default: StockStatus.AVAILABLE,
    filter: 'statuses',
    columns: headers('Availability | Avail | Available'),
  })
  status: StockStatus & Opt = StockStatus.AVAILABLE;

  // Six decimals, so that a total price that is known to the cent comes out exactly.
  @Stock(
    value.price({ precision: 16, scale: 6 }),
    'Price per carat: what the caller pays; before markups when it is given. Counts before `totalPrice`.',
    {
      presence: 'implied',
      label: 'Price per carat',
      shortLabel: '$/ct',
      unit: '$/ct',
      columns: headers(
        'RapNet Price | RapnetAskingPrice | AskingPrice | PricePerCt | PerCarat | PerCt | PriceCarat | PriceCt | $/ct | Price / Carat',
      ),
    },
  )
  pricePerCarat!: string;

  @Stock(value.price(), 'Price of one stone of a parcel; of anything else the same as the total.', {
    ...computed,
    label: 'Price per stone',
    shortLabel: '$/stone',
    rest: false,
    ...unlisted,
  })
  readonly unitPrice!: string & Opt;

  @Stock(
    value.price(),
    'Price of it all: what the caller pays; before markups when it is given, and the price per carat follows from it.',
    {
      presence: 'implied',
      label: 'Total price',
      shortLabel: 'Total',
      generated: 'round(price_per_carat * carats, 2)',
      isGiven: true,
      columns: headers('Total | Amount | Final Price'),
    },
  )
  readonly totalPrice!: string & Opt;

  @Stock(value.price({ precision: 12, scale: 2 }), 'Weekly list price per carat.', {
    label: 'Rap price per carat',
    shortLabel: 'Rap',
    unit: '$/ct',
    isForUsers: true,
    columns: headers('Rap | Rapaport | List Price'),
  })
  rapPrice: string | null = null;

  @Stock(
    value.exactDiscount(),
    "Percent of the caller's own price per carat against the list price; -30 is 30 below it. 2 decimals.",
    {
      label: 'Discount against Rap',
      shortLabel: 'Disc.',
      section: 'Price',
      column: false,
      isForUsers: true,
      isPrice: true,
      columns: headers(
        'RapNet Discount % | RapNet Discount | RDisc | Rap Discount | Disc(%) | Disc | %/Rap | Rap % | Discount Percent',
      ),
    },
  )
  readonly discount!: (string & Opt) | null;

  @Stock(
    count({ min: 1 }),
    'Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone.',
    {
      ...sets,
      label: 'Stones in the parcel',
      shortLabel: 'Stones',
      default: 1,
      columns: headers('ParcelStoneCount | Parcel number of stones | # Stones | Stones | Pieces | Pcs'),
    },
  )
  parcelStones: number & Opt = 1;

  @Stock(value.words(), 'Trade show at which the stone can be seen.', {
    section: 'Availability',
    filter: 'tradeShows',
  })
  tradeShow: string | null = null;

  @Stock(picture(), 'Main picture.', {
    label: 'Picture',
    columns: headers('Diamond Image | Image | ImageFile | Photo | Image Link | Image Path'),
  })
  imageUrl: string | null = null;

  @Stock(picture(), 'Second picture.', {
    label: 'Second picture',
    columns: headers('Image Link 2 | DiamondImage2 | 2nd Image'),
  })
  pic2: string | null = null;

  @Stock(picture(), 'Third picture.', {
    label: 'Third picture',
    columns: headers('Image Link 3 | DiamondImage3'),
  })
  pic3: string | null = null;

  @Stock(picture(), 'Fourth picture.', {
    label: 'Fourth picture',
    columns: headers('Image Link 4 | DiamondImage4'),
  })
  pic4: string | null = null;

  @Stock(link(), 'Three-dimensional view or video.', {
    media: 'view3d',
    label: '360° view',
    column: 'image_3d',
    columns: headers('Sarine Loupe | 3DViewer URL'),
    fallbacks: headers('Video Link | Video URL | Video'),
  })
  image3d: string | null = null;

  @Stock(link(), 'Three-dimensional view of the whole set.', {
    media: 'set3d',
    label: '360° view of the set',
    column: 'set_3d',
  })
  set3D: string | null = null;

  @Stock(picture(), 'Picture of the whole set.', { label: 'Picture of the set' })
  setImage: string | null = null;

  @Stock(value.flag(), 'The one stone that the home page shows.', { ...kept, default: false, facet: false })
  isHighlighted: boolean & Opt = false;

  @Stock(value.flag(), 'One of two stones alike.', { ...sets, default: false })
  isMatchingPair: boolean & Opt = false;

  @Stock(value.flag(), 'One of two stones sold together.', { ...sets, default: false })
  isPair: boolean & Opt = false;

  @Stock(value.flag(), 'One of several stones laid out as a line and sold as one.', {
    ...sets,
    label: 'Of a line set',
    default: false,
  })
  isLine: boolean & Opt = false;

  @Stock(value.lineSetName(), 'Name shared by the stones of a line set.', {
    ...sets,
    filter: 'lineSet',
    facet: false,
  })
  lineSet: string | null = null;

  @Stock(value.words(), 'Colour of the whole set.', { ...sets, label: 'Colour of the set', shortLabel: 'Set colour' })
  lineSetColor: string | null = null;

  @Stock(value.words(), 'Clarity of the whole set.', {
    ...sets,
    label: 'Clarity of the set',
    shortLabel: 'Set clarity',
  })
  lineSetClarity: string | null = null;

  @Stock(value.flag(), 'Shown to everybody, visitors included.', {
    label: 'Shown to visitors',
    shortLabel: 'Visitors',
    default: false,
    filter: false,
  })
  showToAll: boolean & Opt = false;

  @Stock(value.collections(), 'Pages of the storefront that the stone is on.', {
    ...computed,
    label: 'Pages',
    rest: false,
    filter: 'collection',
    constant: 'COLLECTION',
  })
  readonly collections!: DiamondCollection[] & Opt;

  @Stock(value.flag(), 'Whether there is a picture.', { ...asked, label: 'With photo', section: 'Pictures' })
  readonly hasImage!: boolean & Opt;

  @Stock(value.flag(), 'Whether there is a three-dimensional view.', {
    ...asked,
    label: 'With 360° view',
    section: 'Pictures',
    constant: 'HAS_3D',
  })
  readonly has3d!: boolean & Opt;
}
