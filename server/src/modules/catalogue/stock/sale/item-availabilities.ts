import { sql } from 'kysely';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../../accounts/index.ts';
import { queryIn } from '../../database.ts';
import type { Availability } from '../fields/availability.ts';
import { ownOrderOf, type StockType } from '../stock-type.ts';

/** What an item is to the caller. */
export interface ItemAvailability {
  readonly availability: Availability;
  /** ID of the caller's order that has it. Null if none has. */
  readonly orderId: number | null;
}

/**
 * Returns what items of a type are to the caller, by their IDs, including items that the caller cannot see. Pass only items
 * that the caller has put into a list before. One query.
 */
export async function readAvailabilities(
  ctx: RequestContext,
  type: StockType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemAvailability>> {
  if (ids.length === 0) return new Map();
  const viewer = await viewerOf(ctx);
  const { rows } = await sql<ItemAvailability & { id: number }>`
    select d.id, ${type.readNamed('availability', viewer)} as availability, ${ownOrderOf(type, viewer)} as "orderId"
    from ${type.rowsFor(viewer)} d where d.id = any(${[...ids]}::int[])`.execute(queryIn(ctx.em));
  return new Map(rows.map(({ id, ...item }) => [id, item]));
}
