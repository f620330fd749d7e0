import { type RawBuilder, sql } from 'kysely';
import { blackColorId, ColorCategory, firstFancyColorId } from '../../reference-data/index.ts';
import { stockType } from '../stock/stock-type.ts';
import { Diamond } from './diamond.entity.ts';
import { availabilityTo, currentStatus, hasEndedHold } from './diamond-availability.ts';
import { collectionsOfDiamond } from './lists/diamond-collection.ts';
import { amountFor, priceFor } from './lists/diamond-price.ts';
import { visibleTo } from './lists/diamond-visibility.ts';

/** A hold that has ended is nobody's. */
const unlessEnded = <T>(value: RawBuilder<T>) => sql<T | null>`case when not ${hasEndedHold} then ${value} end`;

export const diamonds = stockType<Diamond>({
  name: 'diamonds',
  typeName: 'Diamond',
  one: 'diamond',
  many: 'diamonds',
  noun: 'stone',
  description: 'A stone, half of a pair or parcel that the caller may see.',
  entity: Diamond,
  table: 'diamond',
  subject: 'diamond',
  prefix: 'D',
  defaultSort: 'carats',
  visibleTo,
  perViewer: {
    status: () => currentStatus,
    availability: availabilityTo,
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
    hasImage: () => sql`(coalesce(d.image_url, d.pic2, d.pic3, d.pic4) is not null)`,
    has3d: () => sql`(coalesce(d.image_3d, d.set_3d) is not null)`,
    hasReport: () => sql`(d.certificate_no is not null)`,
    isHeld: () => sql`(d.hold_user_id is not null and not ${hasEndedHold})`,
    holdUserId: () => unlessEnded(sql<number | null>`d.hold_user_id`),
    holdUntil: () => unlessEnded(sql<string | null>`d.hold_until`),
  },
});
