import type { Opt } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/index.ts';
import { headers, Stock } from '../stock/fields/stock-field.ts';
import { StockStatus } from '../stock/fields/stock-status.ts';
import { count, link, picture } from '../stock/fields/stock-values.ts';
import { DiamondStone } from './diamond-stone.entity.ts';
import * as value from './diamond-values.ts';
import type { DiamondCollection } from './lists/diamond-collection.ts';

/** What orders have left of an amount; all of it when they have everything. */
const left = (all: string, promised: string): string =>
  `case when promised_stones < parcel_stones then ${all} - ${promised} else ${all} end`;

/** Made for each viewer, by the SQL of `diamond.stock.ts`. */
const computed = { column: false, presence: 'made' } as const;
/** Not shown as such: lists are narrowed and divided by it. */
const asked = { ...computed, output: false, rest: false } as const;
/** Whoever orders, holds or highlights the stone changes it, by a command of its own. */
const kept = { isGiven: false } as const;
const forAdministrators = { isForAdministrators: true } as const;
const memo = { ...forAdministrators, partOf: 'memo' } as const;
/** Neither narrowed nor sorted by. */
const unlisted = { filter: false, sort: false } as const;

/** How a stone is shown and sold: price, amount, pictures, sets, memo, holds. */
export abstract class DiamondOffer extends DiamondStone {
  @Stock(value.status(), 'Available, Hold, Suspended or Memo; holds that have ended hold no longer.', {
    ...kept,
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
      columns: headers(
        'RapNet Price | RapnetAskingPrice | AskingPrice | PricePerCt | PerCarat | PerCt | PriceCarat | PriceCt | $/ct | Price / Carat',
      ),
    },
  )
  pricePerCarat!: string;

  @Stock(value.price(), 'Price of one stone of a parcel; of anything else the same as the total.', {
    ...computed,
    rest: false,
    ...unlisted,
  })
  readonly unitPrice!: string & Opt;

  @Stock(
    value.price(),
    'Price of it all: what the caller pays; before markups when it is given, and the price per carat follows from it.',
    {
      presence: 'implied',
      generated: 'round(price_per_carat * carats, 2)',
      isGiven: true,
      columns: headers('Total | Amount | Final Price'),
    },
  )
  readonly totalPrice!: string & Opt;

  @Stock(value.price({ precision: 12, scale: 2 }), 'Weekly list price per carat.', {
    isForUsers: true,
    columns: headers('Rap | Rapaport | List Price'),
  })
  rapPrice: string | null = null;

  @Stock(
    value.exactDiscount(),
    "Percent of the caller's own price per carat against the list price; -30 is 30 below it. 2 decimals.",
    {
      column: false,
      isForUsers: true,
      columns: headers(
        'RapNet Discount % | RapNet Discount | RDisc | Rap Discount | Disc(%) | Disc | %/Rap | Discount Percent',
      ),
    },
  )
  readonly discount!: (string & Opt) | null;

  @Stock(
    count({ min: 1 }),
    'Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone.',
    {
      default: 1,
      columns: headers('ParcelStoneCount | Parcel number of stones | # Stones | Stones | Pieces | Pcs'),
    },
  )
  parcelStones: number & Opt = 1;

  @Stock(value.words(), 'Trade show at which the stone can be seen.', { filter: 'tradeShows' })
  tradeShow: string | null = null;

  @Stock(picture(), 'Main picture.', {
    columns: headers('Diamond Image | Image | ImageFile | Photo | Image Link | Image Path'),
  })
  imageUrl: string | null = null;

  @Stock(picture(), 'Second picture.', { columns: headers('Image Link 2 | DiamondImage2 | 2nd Image') })
  pic2: string | null = null;

  @Stock(picture(), 'Third picture.', { columns: headers('Image Link 3 | DiamondImage3') })
  pic3: string | null = null;

  @Stock(picture(), 'Fourth picture.', { columns: headers('Image Link 4 | DiamondImage4') })
  pic4: string | null = null;

  @Stock(link(), 'Three-dimensional view or video.', {
    media: 'view3d',
    column: 'image_3d',
    columns: headers('Sarine Loupe | 3DViewer URL'),
    fallbacks: headers('Video Link | Video URL | Video'),
  })
  image3d: string | null = null;

  @Stock(link(), 'Three-dimensional view of the whole set.', { media: 'set3d', column: 'set_3d' })
  set3D: string | null = null;

  @Stock(picture(), 'Picture of the whole set.')
  setImage: string | null = null;

  @Stock(value.flag(), 'The one stone that the home page shows.', { ...kept, default: false, facet: false })
  isHighlighted: boolean & Opt = false;

  @Stock(value.flag(), 'One of two stones alike.', { default: false })
  isMatchingPair: boolean & Opt = false;

  @Stock(value.flag(), 'One of two stones sold together.', { default: false })
  isPair: boolean & Opt = false;

  @Stock(value.flag(), 'One of several stones laid out as a line and sold as one.', { default: false })
  isLine: boolean & Opt = false;

  @Stock(value.lineSetName(), 'Name shared by the stones of a line set.', { filter: 'lineSet', facet: false })
  lineSet: string | null = null;

  @Stock(value.words(), 'Colour of the whole set.')
  lineSetColor: string | null = null;

  @Stock(value.words(), 'Clarity of the whole set.')
  lineSetClarity: string | null = null;

  @Stock(value.flag(), 'Shown to everybody, visitors included.', { default: false, filter: false })
  showToAll: boolean & Opt = false;

  @Stock(value.collections(), 'Pages of the storefront that the stone is on.', {
    ...computed,
    rest: false,
    filter: 'collection',
    constant: 'COLLECTION',
  })
  readonly collections!: DiamondCollection[] & Opt;

  @Stock(value.flag(), 'Whether there is a picture.', asked)
  readonly hasImage!: boolean & Opt;

  @Stock(value.flag(), 'Whether there is a three-dimensional view.', { ...asked, constant: 'HAS_3D' })
  readonly has3d!: boolean & Opt;

  @Stock(value.words(), 'Supplier whose stone it is.', {
    ...forAdministrators,
    filter: 'vendors',
    sort: true,
    columns: headers('Seller | Owner | Supplier Name'),
    fallbacks: headers('Supplier ID | RapNet Seller Code'),
  })
  vendor: string | null = null;

  @Stock(value.words(), 'Account that has the stone on memo.', { ...memo, output: 'account' })
  memoAccount: string | null = null;

  @Stock(value.memoAmount(), 'Price per carat that was agreed for the memo.', {
    ...memo,
    output: 'pricePerCarat',
    columns: headers('Price Per Carat Memo'),
  })
  memoPricePerCarat: string | null = null;

  @Stock(value.memoAmount(), 'Total price that was agreed for the memo.', {
    ...memo,
    output: 'totalPrice',
    columns: headers('Price Memo'),
  })
  memoTotalPrice: string | null = null;

  @Stock(value.words(), 'Number of the memo paper.', { ...memo, output: 'number', columns: headers('Memo #') })
  memoNo: string | null = null;

  @Stock(value.instant(), 'When the stone went out on memo.', { ...memo, output: 'date' })
  memoDate: Date | null = null;

  @Stock(value.discount(), 'Percent of the memo price against the list price.', {
    ...memo,
    output: 'rap',
    ...unlisted,
    columns: headers('Discount Percent Memo'),
  })
  memoRap: number | null = null;

  @Stock(value.flag(), 'Whether it is held for somebody known.', {
    ...asked,
    ...forAdministrators,
    rest: 'hold',
    filter: false,
  })
  readonly isHeld!: boolean & Opt;

  /** Null on Hold: for nobody known, such as a supplier's own customer. */
  @Stock(value.holder(), 'Buyer for whom it is on hold.', {
    ...forAdministrators,
    column: false,
    output: false,
    facet: false,
  })
  @ManyToOne({ entity: () => User, fieldName: 'hold_user_id', mapToPk: true, nullable: true, deleteRule: 'set null' })
  holdUserId: number | null = null;

  @Stock(value.instant(), 'When the hold ends by itself. Null: not by itself.', { ...kept, ...forAdministrators })
  holdUntil: Date | null = null;

  @Stock(
    count(),
    'Stones of the parcel that open orders have. A single stone that is ordered is on Hold, and none of these.',
    {
      ...kept,
      ...forAdministrators,
      default: 0,
      ...unlisted,
    },
  )
  promisedStones: number & Opt = 0;

  @Stock(value.carats(), 'Weight of the stones that open orders have.', {
    ...kept,
    ...forAdministrators,
    default: '0',
    ...unlisted,
  })
  promisedCarats: string & Opt = '0';

  /** On stock or not. Matched when the two are ordered together. */
  @Stock(value.words(), 'Number of the stone that it makes a pair with.', {
    ...kept,
    output: false,
    rest: false,
    columns: headers(
      'Pair Stock # | Pair Stock | Pair Stock Ref | Matching Stock # | MatchedPairStockNumber | MatchingVendorStockNumber | Stock Number for Matching Pair',
    ),
  })
  pairStockId: string | null = null;

  /** Stones that nobody has ordered yet, which is what everybody but administrators sees; all when all are promised. */
  @Property({ type: 'integer', generated: `${left('parcel_stones', 'promised_stones')} stored`, hidden: true })
  readonly leftStones!: number & Opt;
  /** What those weigh. */
  @Property({
    type: 'decimal',
    precision: 7,
    scale: 3,
    generated: `${left('carats', 'promised_carats')} stored`,
    hidden: true,
  })
  readonly leftCarats!: string & Opt;
  /** What those cost before markups. */
  @Property({
    type: 'decimal',
    precision: 14,
    scale: 2,
    generated: `round(price_per_carat * ${left('carats', 'promised_carats')}, 2) stored`,
    hidden: true,
  })
  readonly leftTotalPrice!: string & Opt;
}
