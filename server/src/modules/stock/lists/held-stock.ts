import { sql } from 'kysely';
import type { Reader } from '../../../kernel/use-cases/context.ts';
import type { Viewer } from '../../accounts/index.ts';
import { queryIn } from '../database.ts';
import type { StockRow } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';

/**
 * Returns the IDs of items whose availability is specific to the viewer: items on hold for the viewer, and parcels
 * that are completely in the viewer's orders.
 */
export async function heldStock({ em }: Reader, type: StockType, viewer: Viewer): Promise<readonly number[]> {
  if (!type.heldFor || viewer.userId === null) return [];
  const { rows } = await sql<Pick<StockRow, 'id'>>`
    select d.id from ${sql.table(type.table)} d where ${type.heldFor(viewer)} or ${type.wholeParcelsOf?.(viewer) ?? sql`false`} order by d.id`.execute(
    queryIn(em),
  );
  return rows.map(({ id }) => id);
}
