import type { Opt } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import { headers, Stock, vendorField } from '../../stock/fields/index.ts';
import { count } from '../../stock/values/index.ts';
import { DiamondOffer } from './diamond-offer.entity.ts';
import * as value from './diamond-values.ts';

/** What orders have left of an amount; all of it when they have everything. */
const left = (all: string, promised: string): string =>
  `case when promised_stones < parcel_stones then ${all} - ${promised} else ${all} end`;

/** Whoever orders or holds the stone changes it, by a command of its own. */
const kept = { isGiven: false } as const;
const forAdministrators = { isForAdministrators: true } as const;
const memo = { ...forAdministrators, partOf: 'memo', section: 'Memo' } as const;
/** Made for each viewer, by the SQL of `diamond.stock.ts`; not shown as such: lists are narrowed and divided by it. */
const asked = { column: false, presence: 'made', output: false, rest: false } as const;
/** Neither narrowed nor sorted by. */
const unlisted = { filter: false, sort: false } as const;

/** Who has the stone, or is to have it: supplier, memo, holds, open orders, the stone that it makes a pair with. */
export abstract class DiamondHolding extends DiamondOffer {
  @Stock(value.words(), 'Supplier whose stone it is.', vendorField)
  vendor: string | null = null;

  @Stock(value.words(), 'Account that has the stone on memo.', {
    ...memo,
    label: 'Memo account',
    output: 'account',
  })
  memoAccount: string | null = null;

  @Stock(value.memoAmount(), 'Price per carat that was agreed for the memo.', {
    ...memo,
    unit: '$/ct',
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

  @Stock(value.words(), 'Number of the memo paper.', {
    ...memo,
    label: 'Memo number',
    output: 'number',
    columns: headers('Memo #'),
  })
  memoNo: string | null = null;

  @Stock(value.instant(), 'When the stone went out on memo.', { ...memo, label: 'Memo date', output: 'date' })
  memoDate: Date | null = null;

  @Stock(value.discount(), 'Percent of the memo price against the list price.', {
    ...memo,
    label: 'Memo against Rap',
    output: 'rap',
    ...unlisted,
    columns: headers('Discount Percent Memo'),
  })
  memoRap: number | null = null;

  @Stock(value.flag(), 'Whether it is held for somebody known.', {
    ...asked,
    ...forAdministrators,
    label: 'Held for somebody known',
    rest: 'hold',
    filter: false,
  })
  readonly isHeld!: boolean & Opt;

  /** Null on Hold: for nobody known, such as a supplier's own customer. */
  @Stock(value.holder(), 'Buyer for whom it is on hold.', {
    ...forAdministrators,
    label: 'Held for',
    column: false,
    output: false,
    facet: false,
  })
  @ManyToOne({ entity: () => User, fieldName: 'hold_user_id', mapToPk: true, nullable: true, deleteRule: 'set null' })
  holdUserId: number | null = null;

  @Stock(value.instant(), 'When the hold ends by itself. Null: not by itself.', {
    ...kept,
    ...forAdministrators,
    label: 'Held until',
  })
  holdUntil: Date | null = null;

  @Stock(
    count(),
    'Stones of the parcel that open orders have. A single stone that is ordered is on Hold, and none of these.',
    {
      ...kept,
      ...forAdministrators,
      label: 'Stones in open orders',
      section: 'Availability',
      default: 0,
      ...unlisted,
    },
  )
  promisedStones: number & Opt = 0;

  @Stock(value.carats(), 'Weight of the stones that open orders have.', {
    ...kept,
    ...forAdministrators,
    label: 'Carats in open orders',
    section: 'Availability',
    default: '0',
    ...unlisted,
  })
  promisedCarats: string & Opt = '0';

  /** On stock or not. Matched when the two are ordered together. */
  @Stock(value.words(), 'Number of the stone that it makes a pair with.', {
    ...kept,
    section: 'Pairs, lines and parcels',
    label: 'Stock number of the other stone',
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
