import type { Opt } from '@mikro-orm/core';
import { headers, Stock, StockStatus } from '../../stock/fields/index.ts';
import { count, link, picture } from '../../stock/values/index.ts';
import { DiamondCut } from './diamond-cut.entity.ts';
import * as value from './diamond-values.ts';
import type { DiamondCollection } from './lists/diamond-collection.ts';

/** Options for fields that the SQL in `diamond.stock.ts` computes for each viewer. */
const computed = { column: false, presence: 'made' } as const;
/** Options for fields that are used only in filters and facets, not returned. */
const filterOnly = { ...computed, output: false, rest: false } as const;
/** Options for fields that updates do not set, because orders, holds and separate commands change them. */
const notInUpdates = { isGiven: false } as const;
const sets = { section: 'Pairs, lines and parcels' } as const;
/** Options for fields that cannot be filtered or sorted. */
const unlisted = { filter: false, sort: false } as const;

/** Fields for the offer: price, amount, pictures and sets. */
export abstract class DiamondOffer extends DiamondCut {
  @Stock(value.status(), 'Current status: Available, Hold, Suspended or Memo. Expired holds do not count.', {
    ...notInUpdates,
    section: 'Availability',
    default: StockStatus.AVAILABLE,
    filter: 'statuses',
    columns: headers('Availability | Avail | Available'),
  })
  status: StockStatus & Opt = StockStatus.AVAILABLE;

  // With six decimals, a given total price can be reproduced to the cent.
  @Stock(
    value.price({ precision: 16, scale: 6 }),
    "Price per carat in USD. Outputs include the caller's markups. Inputs are before markups and take precedence over `totalPrice`.",
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

  @Stock(value.price(), 'Price of one stone of a parcel in USD. Otherwise the same as the total.', {
    ...computed,
    label: 'Price per stone',
    shortLabel: '$/stone',
    rest: false,
    ...unlisted,
  })
  readonly unitPrice!: string & Opt;

  @Stock(
    value.price(),
    "Total price in USD. Outputs include the caller's markups. Inputs are before markups and determine the price per carat.",
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

  @Stock(value.price({ precision: 12, scale: 2 }), 'Weekly list price per carat in USD.', {
    label: 'Rap price per carat',
    shortLabel: 'Rap',
    unit: '$/ct',
    isForUsers: true,
    columns: headers('Rap | Rapaport | List Price'),
  })
  rapPrice: string | null = null;

  @Stock(
    value.exactDiscount(),
    'Price per carat for the caller in percent relative to the list price: -30 is 30 % below it. 2 decimals.',
    {
      label: 'Discount to Rap',
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
    'Number of stones in the parcel that are not in open orders. If all are in open orders, the number of all stones. Administrators always see all. 1 for a single stone.',
    {
      ...sets,
      label: 'Stones in parcel',
      shortLabel: 'Stones',
      default: 1,
      columns: headers('ParcelStoneCount | Parcel number of stones | # Stones | Stones | Pieces | Pcs'),
    },
  )
  parcelStones: number & Opt = 1;

  @Stock(value.freeText(), 'Trade show at which the diamond can be viewed.', {
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

  @Stock(link(), 'URL of a 3D view or video.', {
    media: 'view3d',
    label: '360° view',
    column: 'image_3d',
    columns: headers('Sarine Loupe | 3DViewer URL'),
    fallbacks: headers('Video Link | Video URL | Video'),
  })
  image3d: string | null = null;

  @Stock(link(), 'URL of a 3D view of the whole set.', {
    media: 'set3d',
    label: '360° set view',
    column: 'set_3d',
  })
  set3D: string | null = null;

  @Stock(picture(), 'Picture of the whole set.', { label: 'Set picture' })
  setImage: string | null = null;

  @Stock(value.flag(), 'Whether it is the highlighted diamond of the home page. At most one diamond is highlighted.', {
    ...notInUpdates,
    default: false,
    facet: false,
  })
  isHighlighted: boolean & Opt = false;

  @Stock(value.flag(), 'Whether it is half of a matching pair.', { ...sets, default: false })
  isMatchingPair: boolean & Opt = false;

  @Stock(value.flag(), 'Whether it is half of an inseparable pair.', { ...sets, default: false })
  isPair: boolean & Opt = false;

  @Stock(value.flag(), 'Whether it is part of a line set, which is sold as one.', {
    ...sets,
    label: 'In line set',
    default: false,
  })
  isLine: boolean & Opt = false;

  @Stock(value.lineSetName(), 'Name shared by the diamonds of a line set.', {
    ...sets,
    filter: 'lineSet',
    facet: false,
  })
  lineSet: string | null = null;

  @Stock(value.freeText(), 'Color of the whole set.', { ...sets, label: 'Set colour', shortLabel: 'Set colour' })
  lineSetColor: string | null = null;

  @Stock(value.freeText(), 'Clarity of the whole set.', {
    ...sets,
    label: 'Set clarity',
    shortLabel: 'Set clarity',
  })
  lineSetClarity: string | null = null;

  @Stock(value.flag(), 'Whether it is shown to everyone, including visitors.', {
    label: 'Shown to visitors',
    shortLabel: 'Visitors',
    default: false,
    filter: false,
  })
  showToAll: boolean & Opt = false;

  @Stock(value.collections(), 'Shop pages that show the diamond.', {
    ...computed,
    label: 'Pages',
    rest: false,
    filter: 'collection',
    constant: 'COLLECTION',
  })
  readonly collections!: DiamondCollection[] & Opt;

  @Stock(value.flag(), 'Whether it has a picture.', { ...filterOnly, label: 'With photo', section: 'Pictures' })
  readonly hasImage!: boolean & Opt;

  @Stock(value.flag(), 'Whether it has a 3D view.', {
    ...filterOnly,
    label: 'With 360° view',
    section: 'Pictures',
    constant: 'HAS_3D',
  })
  readonly has3d!: boolean & Opt;
}
