import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { areMet, viewerOf } from '../../accounts/visibility/index.ts';
import { queryIn } from '../database.ts';
import { ownOrderOf, type StockType } from '../stock-type.ts';
import type { Availability } from '../values/availability.ts';

/** What an item is to the caller. */
export interface ItemAvailability {
  readonly availability: Availability;
  /** ID of the caller's order that has it. Null if none has. */
  readonly orderId: number | null;
}

/**
 * Returns the availability of items of a type to the caller, by their IDs, including inactive items. Items whose pages are
 * closed to the caller are left out unless the caller has ordered them. Pass only items that the caller has put into a list
 * before. One query.
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
    from ${type.rowsFor(viewer)} d
    where d.id = any(${[...ids]}::int[])
      and (${areMet(type.listRules(viewer).filter(({ isAboutStatus }) => !isAboutStatus))}
        or ${type.reservations.isBoughtBy(sql`d.id`, viewer.userId)})`.execute(queryIn(ctx.em));
  return new Map(rows.map(({ id, ...item }) => [id, item]));
}
