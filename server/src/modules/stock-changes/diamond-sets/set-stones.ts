import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { type AppError, conflict } from '../../../kernel/errors/errors.ts';
import type { StockStatus } from '../../stock/fields/index.ts';
import { currentStatus, diamondReservations, hasEndedHold, namesAsMate } from '../../stock-types/diamonds/index.ts';
import { queryIn } from '../database.ts';

/** A stone as the rules of sets look at it. Decimals are exact strings. */
export interface SetStone {
  readonly id: number;
  readonly stockNumber: string;
  readonly lineSet: string | null;
  readonly parcelStones: number;
  readonly isActive: boolean;
  readonly status: StockStatus;
  readonly holdUserId: number | null;
  /** An open order has it, or some of it. */
  readonly isReserved: boolean;
  /** ID of the completed order that has sold it. Null: it is not sold. */
  readonly soldIn: number | null;
  /** The stone that it makes a pair with, by either of them. */
  readonly mate: string | null;
  readonly carats: string;
  readonly total: string;
}

/** Stones in the order of their ids; locked, others wait with changing them. */
export async function readSetStones(
  em: EntityManager,
  where: RawBuilder<boolean>,
  { isLocked }: { readonly isLocked: boolean },
): Promise<SetStone[]> {
  const db = queryIn(em, { type: 'write' });
  if (isLocked) await sql`select from diamond d where ${where} order by d.id for no key update`.execute(db);
  const { rows } = await sql<SetStone>`
    select d.id, d.stock_id as "stockNumber", d.line_set as "lineSet", d.parcel_stones as "parcelStones",
      d.is_active as "isActive", ${currentStatus} as status,
      case when not ${hasEndedHold} then d.hold_user_id end as "holdUserId",
      ${diamondReservations.isReserved(sql`d.id`)} as "isReserved",
      case when ${diamondReservations.isSold(sql`d.id`)} then ${diamondReservations.orderOf(sql`d.id`)} end as "soldIn",
      coalesce(
        (select p.stock_id from diamond p where ${namesAsMate('d', 'p')}), d.pair_stock_id,
        (select min(p.stock_id) from (select p.stock_id from diamond p where ${namesAsMate('p', 'd')} offset 0) p)) as mate,
      d.carats::text, d.total_price::text as total
    from diamond d where ${where} order by d.id`.execute(db);
  return rows;
}

/** Why a stone cannot be put into a set with others. Null: it can. */
export function whyNotTogether(stone: SetStone, first: SetStone, isPair: boolean): AppError | null {
  const { lineSet, mate } = stone;
  if (stone.soldIn !== null) return conflict('', `is sold in order ${stone.soldIn}`);
  if (stone.isReserved) return conflict('', 'is in an open order');
  if (lineSet !== null)
    return conflict(
      '',
      `belongs to the line set ${lineSet}`,
      `It belongs to the line set ${lineSet}: split that first.`,
    );
  if (mate !== null)
    return conflict('', `makes a pair with ${mate}`, `It makes a pair with ${mate}: split that first.`);
  if (isPair && stone.parcelStones > 1)
    return conflict('', 'is a parcel', 'It is a parcel of several stones, and no half of a pair.');
  if (stone.isActive !== first.isActive)
    return conflict('', `must be ${first.isActive ? 'active' : 'inactive'} as ${first.stockNumber} is`);
  if (stone.status !== first.status || stone.holdUserId !== first.holdUserId) {
    return conflict(
      '',
      `must have the status of ${first.stockNumber}`,
      `It has another status than ${first.stockNumber}, or is held for somebody else: what is sold as one stands as one.`,
    );
  }
  return null;
}
