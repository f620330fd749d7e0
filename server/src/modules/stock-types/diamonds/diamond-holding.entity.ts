import type { Opt } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import { headers, Stock, vendorField } from '../../stock/fields/index.ts';
import { count } from '../../stock/values/index.ts';
import { DiamondOffer } from './diamond-offer.entity.ts';
import * as value from './diamond-values.ts';

/**
 * Returns SQL for the amount that open orders have not reserved. If they have reserved everything, returns the total
 * amount.
 */
const remainingSql = (all: string, promised: string): string =>
  `case when promised_stones < parcel_stones then ${all} - ${promised} else ${all} end`;

/** Options for fields that updates do not set, because orders, holds and separate commands change them. */
const notInUpdates = { isGiven: false } as const;
const forAdministrators = { isForAdministrators: true } as const;
const memo = { ...forAdministrators, partOf: 'memo', section: 'Memo' } as const;
/**
 * Options for fields that are used only in filters and facets, not returned. The SQL in `diamond.stock.ts` computes
 * them for each viewer.
 */
const filterOnly = { column: false, presence: 'made', output: false, rest: false } as const;
/** Options for fields that cannot be filtered or sorted. */
const unlisted = { filter: false, sort: false } as const;

/** Fields for the supplier, memos, holds, open orders and the other half of a pair. */
export abstract class DiamondHolding extends DiamondOffer {
  @Stock(value.freeText(), 'Supplier of the diamond.', vendorField)
  vendor: string | null = null;

  @Stock(value.freeText(), 'Account that has the diamond on memo.', {
    ...memo,
    label: 'Memo account',
    output: 'account',
  })
  memoAccount: string | null = null;

  @Stock(value.memoAmount(), 'Memo price per carat in USD.', {
    ...memo,
    unit: '$/ct',
    output: 'pricePerCarat',
    columns: headers('Price Per Carat Memo'),
  })
  memoPricePerCarat: string | null = null;

  @Stock(value.memoAmount(), 'Total memo price in USD.', {
    ...memo,
    output: 'totalPrice',
    columns: headers('Price Memo'),
  })
  memoTotalPrice: string | null = null;

  @Stock(value.freeText(), 'Number of the memo document.', {
    ...memo,
    label: 'Memo number',
    output: 'number',
    columns: headers('Memo #'),
  })
  memoNo: string | null = null;

  @Stock(value.instant(), 'Date on which the diamond went out on memo.', {
    ...memo,
    label: 'Memo date',
    output: 'date',
  })
  memoDate: Date | null = null;

  @Stock(value.discount(), 'Memo price in percent relative to the list price.', {
    ...memo,
    label: 'Memo discount',
    output: 'rap',
    ...unlisted,
    columns: headers('Discount Percent Memo'),
  })
  memoRap: number | null = null;

  @Stock(value.flag(), 'Whether it is on hold for a customer account.', {
    ...filterOnly,
    ...forAdministrators,
    label: 'Held for customer',
    rest: 'hold',
    filter: false,
  })
  readonly isHeld!: boolean & Opt;

  /** Null if the hold has no customer account, such as a hold for one of the supplier's customers. */
  @Stock(value.holder(), 'Customer who has the diamond on hold.', {
    ...forAdministrators,
    label: 'Held for',
    column: false,
    output: false,
    facet: false,
  })
  @ManyToOne({ entity: () => User, fieldName: 'hold_user_id', mapToPk: true, nullable: true, deleteRule: 'set null' })
  holdUserId: number | null = null;

  @Stock(value.instant(), 'End of the hold. Null if it is open-ended.', {
    ...notInUpdates,
    ...forAdministrators,
    label: 'Held until',
  })
  holdUntil: Date | null = null;

  @Stock(
    count(),
    'Number of stones of the parcel in open orders. 0 for a single stone: its status is Hold while it is in an open order.',
    {
      ...notInUpdates,
      ...forAdministrators,
      label: 'Stones in open orders',
      section: 'Availability',
      default: 0,
      ...unlisted,
    },
  )
  promisedStones: number & Opt = 0;

  @Stock(value.carats(), 'Weight in carats of the stones in open orders.', {
    ...notInUpdates,
    ...forAdministrators,
    label: 'Carats in open orders',
    section: 'Availability',
    default: '0',
    ...unlisted,
  })
  promisedCarats: string & Opt = '0';

  /** The other half does not have to be in stock. It is looked up by this number when the pair is ordered. */
  @Stock(value.freeText(), 'Stock number of the other half of the pair.', {
    ...notInUpdates,
    section: 'Pairs, lines and parcels',
    label: 'Pair stock number',
    output: false,
    rest: false,
    columns: headers(
      'Pair Stock # | Pair Stock | Pair Stock Ref | Matching Stock # | MatchedPairStockNumber | MatchingVendorStockNumber | Stock Number for Matching Pair',
    ),
  })
  pairStockId: string | null = null;

  /**
   * Number of stones that are not in open orders, or the total number if all are reserved. This is the number that
   * callers other than administrators see.
   */
  @Property({ type: 'integer', generated: `${remainingSql('parcel_stones', 'promised_stones')} stored`, hidden: true })
  readonly leftStones!: number & Opt;
  /** Weight of the stones counted by `leftStones`. */
  @Property({
    type: 'decimal',
    precision: 7,
    scale: 3,
    generated: `${remainingSql('carats', 'promised_carats')} stored`,
    hidden: true,
  })
  readonly leftCarats!: string & Opt;
  /** Price of the stones counted by `leftStones`, before markups. */
  @Property({
    type: 'decimal',
    precision: 14,
    scale: 2,
    generated: `round(price_per_carat * ${remainingSql('carats', 'promised_carats')}, 2) stored`,
    hidden: true,
  })
  readonly leftTotalPrice!: string & Opt;
}
