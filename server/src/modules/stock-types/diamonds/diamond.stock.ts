import { type RawBuilder, sql } from 'kysely';
import { FilterFlag, FilterId } from '../../../kernel/input/filter-fields.ts';
import { all, IsEnum, IsOptional, IsOptionalId, Transform } from '../../../kernel/input/rules.ts';
import { asColumn, type MadeColumn } from '../../../platform/database/statements/sql-dialects.ts';
import { type Viewer } from '../../accounts/index.ts';
import { areMet, RemedyPlace, type VisibilityRule } from '../../accounts/visibility/index.ts';
import { blackColorId, ColorCategory, fancyIntensities, firstFancyColorId } from '../../reference-data/index.ts';
import type { TakenByOrders } from '../../stock/availability/index.ts';
import { StockStatus, statusFrom } from '../../stock/fields/index.ts';
import { refusedByFeeds } from '../../stock/graphql/index.ts';
import { type StockType, stockType } from '../../stock/index.ts';
import { containsWords, holdUntilFilter } from '../../stock/lists/index.ts';
import { notOrdered } from '../../stock/visibility/index.ts';
import { Diamond } from './diamond.entity.ts';
import {
  currentStatus,
  diamondReservations,
  diamondStatusStates,
  hasEndedHold,
  isHeldFor,
  statusRules,
} from './diamond-availability.ts';
import { fitsSetting, isSingle, mateColumns, mateFails, mateOf } from './diamond-mate.ts';
import { collectionFrom, collectionsOfDiamond, isInCollection } from './lists/diamond-collection.ts';
import { amountFor, priceFor, pricingFor } from './lists/diamond-price.ts';
import { diamondShopPages } from './lists/diamond-shop-pages.ts';
import { diamondListRules } from './lists/diamond-visibility.ts';
import { diamondItems, diamondNeighbors } from './sets/diamond-items.ts';
import { OptionalStatusChange } from './status-change.input.ts';

const branches = [...fancyIntensities.bySpelling].map(
  ([spelled, { id }]) => sql`when ${sql.lit(spelled)} then ${sql.lit(id)}`,
);

const fancyIntensityColumn = {
  name: 'fancy_intensity_id',
  type: 'smallint',
  value: sql<number | null>`(case
  lower(regexp_replace(d.fancy_intensity, '[^[:alnum:]]+', '', 'g')) ${sql.join(branches, sql` `)} end)`,
};

/**
 * SQL for the fancy intensity of the row `d` of `diamond`. Null if the wording in its report matches no value of the
 * reference list.
 */
const fancyIntensityOf = asColumn(fancyIntensityColumn);

/**
 * Computed columns of the column store. They are stored so that requests do not have to compute them or read other
 * tables.
 */
const computed = {
  isOrdered: { name: 'is_ordered', type: 'boolean', value: diamondReservations.isTaken(sql`d.id`) },
  isSold: { name: 'is_sold', type: 'boolean', value: diamondReservations.isSold(sql`d.id`) },
  buyerId: { name: 'buyer_id', type: 'integer', value: diamondReservations.buyerOf(sql`d.id`) },
  hasImage: {
    name: 'has_image',
    type: 'boolean',
    value: sql<boolean>`(coalesce(d.image_url, d.pic2, d.pic3, d.pic4) is not null)`,
  },
  has3d: { name: 'has_3d', type: 'boolean', value: sql<boolean>`(coalesce(d.image_3d, d.set_3d) is not null)` },
} satisfies Record<string, MadeColumn>;

/** Returns SQL for the value, or null if the hold has expired. */
const unlessHoldEnded = <T>(value: RawBuilder<T>) => sql<T | null>`case when not ${hasEndedHold} then ${value} end`;

/**
 * A single stone is always taken as a whole. A parcel is taken if open orders contain all of its stones, or if all
 * its stones have been sold.
 */
const orderState: TakenByOrders = {
  isTaken: sql`(${asColumn(computed.isOrdered)} or d.promised_stones >= d.parcel_stones)`,
  isSold: asColumn(computed.isSold),
  buyerId: asColumn(computed.buyerId),
  orderId: diamondReservations.orderOf(sql`d.id`),
};

/**
 * Rules that require the diamond to be neither on hold for another buyer nor in an order. A diamond in an order
 * cannot be ordered again, not even by its buyer.
 */
const freeRules = (viewer: Viewer): readonly VisibilityRule[] => [...statusRules(viewer), notOrdered(orderState)];

/** Returns SQL for whether a viewer may order a diamond, regardless of the other half of its pair. */
const canBeHadBy = (viewer: Viewer) => sql<boolean>`(
  d.is_active and ${areMet(freeRules(viewer))} and ${amountFor(viewer).total} > 0 and ${isOfferedTo(viewer)})`;

const hasMate = (viewer: Viewer): VisibilityRule => ({
  name: 'OTHER_HALF',
  statement: 'If the item is half of an inseparable pair, the other half can be ordered too',
  condition: sql`not ${mateFails(canBeHadBy(viewer))}`,
  fact: sql`'Only sold with ' || ${mateOf}`,
  remedy: { place: RemedyPlace.OTHER_ITEM, text: 'Resolve the problem of the other half.' },
});

/** Returns whether the filter matches only single stones, which have no other half to check. */
const asksForSingle = (filter: object): boolean =>
  Reflect.get(filter, 'isSingle') === true || (Reflect.get(filter, 'fitsRingSettingId') ?? null) !== null;

/**
 * Returns SQL for whether an active diamond is on hold for the viewer. Such diamonds are visible to the viewer
 * regardless of page access.
 */
const isOnHoldFor = (viewer: Viewer) => sql<boolean>`(d.is_active and ${isHeldFor(viewer)})`;

export const diamonds: StockType<Diamond> = stockType<Diamond>({
  name: 'diamonds',
  typeName: 'Diamond',
  one: 'diamond',
  many: 'diamonds',
  noun: 'diamond',
  description: 'Diamond: a single stone, half of a pair, or a parcel.',
  entity: Diamond,
  table: 'diamond',
  subject: 'diamond',
  prefix: 'D',
  defaultSort: 'carats',
  reportNumber: 'certificateNo',
  reservations: diamondReservations,
  listRules: diamondListRules,
  pages: diamondShopPages,
  namedTo: isOnHoldFor,
  price: { total: 'totalPrice', perCarat: 'pricePerCarat', unit: 'unitPrice' },
  saleRules: (viewer, filter) => [...freeRules(viewer), ...(asksForSingle(filter) ? [] : [hasMate(viewer)])],
  pricing: pricingFor,
  heldFor: isHeldFor,
  wholeParcelsOf: ({ userId }) =>
    sql`(d.promised_stones > 0 and d.promised_stones >= d.parcel_stones and ${orderState.buyerId} = ${userId})`,
  statusStates: diamondStatusStates,
  orderState,
  perViewer: {
    fancyIntensityId: () => fancyIntensityOf,
    status: () => currentStatus,
    carats: (viewer) => amountFor(viewer).carats,
    parcelStones: (viewer) => amountFor(viewer).stones,
    pricePerCarat: (viewer) => priceFor(viewer).perCarat,
    unitPrice: (viewer) => priceFor(viewer).unit,
    totalPrice: (viewer) => priceFor(viewer).total,
    discount: (viewer) => priceFor(viewer).discount,
    collections: collectionsOfDiamond,
    colorCategory: () => sql`case
      when d.color_id >= ${sql.lit(firstFancyColorId)} then ${sql.lit(ColorCategory.FANCY)}
      when d.color_id = ${sql.lit(blackColorId)} then ${sql.lit(ColorCategory.BLACK)}
      when d.color_id is not null then ${sql.lit(ColorCategory.WHITE)} end`,
    hasImage: () => asColumn(computed.hasImage),
    has3d: () => asColumn(computed.has3d),
    hasReport: () => sql`(d.certificate_no is not null)`,
    isHeld: () => sql`(d.hold_user_id is not null and not ${hasEndedHold})`,
    holdUserId: () => unlessHoldEnded(sql<number | null>`d.hold_user_id`),
    holdUntil: () => unlessHoldEnded(sql<string | null>`d.hold_until`),
  },
  parts: {
    report: {
      typeName: 'DiamondReport',
      of: 'Grading report of a diamond. All fields are null if there is none.',
      description: 'Grading report.',
    },
    proportions: {
      typeName: 'DiamondProportions',
      of: 'Measurements and angles of a diamond.',
      description: 'Measurements and angles.',
    },
    memo: {
      typeName: 'DiamondMemo',
      of: 'Memo terms of a diamond. Administrators only.',
      description: 'Memo terms.',
    },
  },
  needs: { lineSetStones: ['lineSet'], holdUser: ['holdUserId'] },
  neighbors: diamondNeighbors,
  filters: {
    // The indexed column `search_text` contains all searchable text.
    text: { condition: (text) => containsWords(String(text), sql`d.search_text`) },
    collection: { condition: (name, viewer) => isInCollection(collectionFrom(name), viewer) },
    fitsRingSettingId: {
      input: FilterId(
        `ID of a ring setting: single diamonds that fit it by shape and weight. No results if the caller may not see the setting. ${refusedByFeeds}`,
      ),
      condition: (id, viewer) => fitsSetting(Number(id), viewer),
      dependsOn: ['ring_setting'],
    },
    asItems: {
      input: FilterFlag(
        'Groups line sets and pairs into one item each, represented by the first diamond of the set. `set` contains the others. ' +
          `An item matches a filter if one of its diamonds does. Filters and sorts by weight and price use the totals of the set. ${refusedByFeeds}`,
      ),
      // Always true, because the flag itself is evaluated by grouped lists.
      condition: () => sql`true`,
    },
    showToAll: {
      input: FilterFlag(
        'Whether it is shown to everyone, including visitors. Administrators only; other callers get FORBIDDEN.',
      ),
      isForAdministrators: true,
      condition: (isShown) => sql`d.show_to_all = ${isShown}`,
    },
    holdUserIds: {
      isForAdministrators: true,
      // The condition compares the plain column, so that its index is used.
      condition: (ids) => sql`(d.hold_user_id = any(${ids}) and not ${hasEndedHold})`,
    },
    holdUntil: holdUntilFilter(hasEndedHold),
    isSingle: {
      input: FilterFlag(
        'Whether it is sold as a single stone: not a parcel, and not part of a line set or an inseparable pair.',
      ),
      condition: (is) => sql`(${isSingle} = ${is})`,
    },
  },
  // Input of the product object in REST. In GraphQL, use `changeDiamondStatus`.
  ownInputs: {
    status: all(
      Transform((value) => statusFrom(value)),
      IsEnum(StockStatus, { message: 'must be a valid status' }),
      IsOptional(),
    ),
    holdUserId: IsOptionalId(),
  },
  grouping: diamondItems({
    shownTo: (viewer) => diamonds.visibleTo(viewer),
    availability: (viewer) => diamonds.readNamed('availability', viewer),
  }),
  // The total is computed from the price per carat, which has six decimals so that the total is exact.
  storedPrices: [
    {
      field: 'pricePerCarat',
      column: 'price_per_carat',
      now: sql`d.price_per_carat`,
      valueFor: (price) => price,
      total: (price) => sql`round(${price} * d.carats, 2)`,
      list: sql`d.rap_price`,
    },
    {
      field: 'totalPrice',
      column: 'price_per_carat',
      now: sql`d.total_price`,
      valueFor: (price) => sql`round(${price} / d.carats, 6)`,
      total: (price) => price,
      list: sql`d.rap_price * d.carats`,
    },
  ],
  ownChanges: { status: OptionalStatusChange() },
  copy: {
    computed: [...Object.values(computed), fancyIntensityColumn, ...mateColumns],
    also: [
      'show_to_all',
      'promised_stones',
      'left_stones',
      'left_carats',
      'left_total_price',
      'hold_user_id',
      'hold_until',
    ],
    orderedBy: ['shape_id', 'color_id'],
    changesAt: 'hold_until',
  },
});

/**
 * Returns the condition for rows `d` of `diamond` that may be offered to a viewer. Includes diamonds on hold for the
 * viewer, regardless of page access.
 */
export const isOfferedTo = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(${diamonds.visibleTo(viewer)} or ${isOnHoldFor(viewer)})`;
