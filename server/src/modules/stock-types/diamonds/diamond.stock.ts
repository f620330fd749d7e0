import { type RawBuilder, sql } from 'kysely';
import { FilterFlag, FilterId } from '../../../kernel/input/filter-fields.ts';
import { all, IsEnum, IsOptional, IsOptionalId, Transform } from '../../../kernel/input/rules.ts';
import { asColumn, type MadeColumn } from '../../../platform/database/statements/sql-dialects.ts';
import { type Viewer } from '../../accounts/index.ts';
import { areMet, RemedyPlace, type ViewingRule } from '../../accounts/visibility/index.ts';
import { blackColorId, ColorCategory, fancyIntensities, firstFancyColorId } from '../../reference-data/index.ts';
import type { TakenByOrders } from '../../stock/availability/index.ts';
import { StockStatus, statusFrom } from '../../stock/fields/index.ts';
import { refusedByFeeds } from '../../stock/graphql/index.ts';
import { type StockType, stockType } from '../../stock/index.ts';
import { holdsWords, holdUntilFilter } from '../../stock/lists/index.ts';
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
import { fitsSetting, isSingle, lacksMate, mateColumns, mateOf } from './diamond-mate.ts';
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

/** SQL: which fancy intensity the words of the row `d` of `diamond` mean; null for words that mean none of the list. */
const fancyIntensityOf = asColumn(fancyIntensityColumn);

/** What a copy has of stones besides columns, so that it is not computed for each who asks, or of other tables. */
const made = {
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

/** A hold that has ended is nobody's. */
const unlessEnded = <T>(value: RawBuilder<T>) => sql<T | null>`case when not ${hasEndedHold} then ${value} end`;

/** A stone is taken as a whole. A parcel is taken if open orders have all of its stones, or if all were sold. */
const taken: TakenByOrders = {
  isTaken: sql`(${asColumn(made.isOrdered)} or d.promised_stones >= d.parcel_stones)`,
  isSold: asColumn(made.isSold),
  buyerId: asColumn(made.buyerId),
  orderId: diamondReservations.orderOf(sql`d.id`),
};

/**
 * Rules by which nobody else has a stone. What orders have all of cannot be ordered by anybody, its buyer included, who has
 * ordered it already.
 */
const freeRules = (viewer: Viewer): readonly ViewingRule[] => [...statusRules(viewer), notOrdered(taken)];

/** Whether a viewer may buy a stone, as far as it alone decides. */
const canBeHadBy = (viewer: Viewer) => sql<boolean>`(
  d.is_active and ${areMet(freeRules(viewer))} and ${amountFor(viewer).total} > 0 and ${offeredTo(viewer)})`;

const hasMate = (viewer: Viewer): ViewingRule => ({
  name: 'OTHER_HALF',
  says: 'The other half of its pair can be ordered too, where it is not sold without that',
  condition: sql`not ${lacksMate(canBeHadBy(viewer))}`,
  fact: sql`'Not sold without ' || ${mateOf}`,
  remedy: { place: RemedyPlace.OTHER_ITEM, text: 'Look at the other half: what keeps that keeps this one.' },
});

/** Whether stones have no other half to look for, because single ones are asked for. */
const asksForSingle = (filter: object): boolean =>
  Reflect.get(filter, 'isSingle') === true || (Reflect.get(filter, 'fitsRingSettingId') ?? null) !== null;

/** What is on hold for somebody is there for them, whatever their pages are. */
const isOnHoldFor = (viewer: Viewer) => sql<boolean>`(d.is_active and ${isHeldFor(viewer)})`;

export const diamonds: StockType<Diamond> = stockType<Diamond>({
  name: 'diamonds',
  typeName: 'Diamond',
  one: 'diamond',
  many: 'diamonds',
  noun: 'diamond',
  description: 'A stone, half of a pair or parcel.',
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
    sql`(d.promised_stones > 0 and d.promised_stones >= d.parcel_stones and ${taken.buyerId} = ${userId})`,
  statusStates: diamondStatusStates,
  taken,
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
    hasImage: () => asColumn(made.hasImage),
    has3d: () => asColumn(made.has3d),
    hasReport: () => sql`(d.certificate_no is not null)`,
    isHeld: () => sql`(d.hold_user_id is not null and not ${hasEndedHold})`,
    holdUserId: () => unlessEnded(sql<number | null>`d.hold_user_id`),
    holdUntil: () => unlessEnded(sql<string | null>`d.hold_until`),
  },
  parts: {
    report: {
      typeName: 'DiamondReport',
      of: 'The grading report. All null: there is none.',
      description: 'The grading report.',
    },
    proportions: {
      typeName: 'DiamondProportions',
      of: 'How the stone is cut, as its report says.',
      description: 'Measurements and angles.',
    },
    memo: {
      typeName: 'DiamondMemo',
      of: 'Consignment terms. Administrators only.',
      description: 'Consignment terms.',
    },
  },
  needs: { lineSetStones: ['lineSet'], holdUser: ['holdUserId'] },
  neighbors: diamondNeighbors,
  filters: {
    // By a column of its own, for its index.
    text: { condition: (words) => holdsWords(String(words), sql`d.search_text`) },
    collection: { condition: (name, viewer) => isInCollection(collectionFrom(name), viewer) },
    fitsRingSettingId: {
      input: FilterId(
        `Single stones of a shape and weight that this ring setting takes; none when the caller does not see it. ${refusedByFeeds}`,
      ),
      condition: (id, viewer) => fitsSetting(Number(id), viewer),
      dependsOn: ['ring_setting'],
    },
    asItems: {
      input: FilterFlag(
        'Line sets, and the two halves of a pair, as one item each, which the first of their stones stands for (`set` has the others). ' +
          `An item meets a filter when one of its stones does; it is narrowed and sorted by what all of them weigh and cost together. ${refusedByFeeds}`,
      ),
      // Lists of items have a condition of their own; without them it asks nothing.
      condition: () => sql`true`,
    },
    showToAll: {
      input: FilterFlag('Shown to everybody, visitors included. Administrators only: FORBIDDEN for anybody else.'),
      isForAdministrators: true,
      condition: (isShown) => sql`d.show_to_all = ${isShown}`,
    },
    holdUserIds: {
      isForAdministrators: true,
      // By the column, for its index.
      condition: (ids) => sql`(d.hold_user_id = any(${ids}) and not ${hasEndedHold})`,
    },
    holdUntil: holdUntilFilter(hasEndedHold),
    isSingle: {
      input: FilterFlag(
        'Sold by itself as one stone: no parcel, none of a line set or of a pair that is not separated.',
      ),
      condition: (is) => sql`(${isSingle} = ${is})`,
    },
  },
  // REST's product object carries them; GraphQL has `changeDiamondStatus`.
  ownInputs: {
    status: all(
      Transform((value) => statusFrom(value)),
      IsEnum(StockStatus, { message: 'must be a known status' }),
      IsOptional(),
    ),
    holdUserId: IsOptionalId(),
  },
  grouping: diamondItems({
    shownTo: (viewer) => diamonds.visibleTo(viewer),
    availability: (viewer) => diamonds.readNamed('availability', viewer),
  }),
  // The total is made of the price per carat, which is kept to six decimals so that a total comes out exactly.
  storedPrices: [
    {
      field: 'pricePerCarat',
      column: 'price_per_carat',
      now: sql`d.price_per_carat`,
      held: (price) => price,
      total: (price) => sql`round(${price} * d.carats, 2)`,
      list: sql`d.rap_price`,
    },
    {
      field: 'totalPrice',
      column: 'price_per_carat',
      now: sql`d.total_price`,
      held: (price) => sql`round(${price} / d.carats, 6)`,
      total: (price) => price,
      list: sql`d.rap_price * d.carats`,
    },
  ],
  ownChanges: { status: OptionalStatusChange() },
  copy: {
    made: [...Object.values(made), fancyIntensityColumn, ...mateColumns],
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

/** The rows `d` of `diamond` that a viewer may order, were they for sale: also what is on hold for them, whatever their pages are. */
export const offeredTo = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(${diamonds.visibleTo(viewer)} or ${isOnHoldFor(viewer)})`;
