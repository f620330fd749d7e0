import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';

/** Says in SQL whether the piece of stock with this id is promised to somebody. */
export type Commitment = (id: RawBuilder<unknown>) => RawBuilder<boolean>;

const commitments = new Map<string, Commitment[]>();

/**
 * Lets a module that sells stock say which pieces it has promised: neither imports nor administrators free those.
 * To be called once, when the module is loaded. `table` is the stock's table.
 */
export function registerCommitment(table: string, commitment: Commitment): void {
  commitments.set(table, [...(commitments.get(table) ?? []), commitment]);
}

/** Says in SQL whether a user has bought the piece of stock with this id, in an order that is open or completed. */
export type Purchase = (id: RawBuilder<unknown>, userId: number) => RawBuilder<boolean>;

const purchases = new Map<string, Purchase>();

/**
 * Lets the module that sells stock say who has bought it: buyers go on reading what they have bought, though it is off the
 * lists. To be called once, when the module is loaded. `table` is the stock's table.
 */
export function registerPurchase(table: string, purchase: Purchase): void {
  purchases.set(table, purchase);
}

/** Whether a viewer has bought the row `d` of a table of stock. */
export function isBoughtBy(table: string, { userId }: Viewer): RawBuilder<boolean> {
  const purchase = purchases.get(table);
  return userId === null || !purchase ? sql`false` : purchase(sql`d.id`, userId);
}

/** Whether any module has promised the piece. */
export const isCommitted = (table: string, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`false`, ...(commitments.get(table) ?? []).map((commitment) => commitment(id))], sql` or `)})`;

/** The same of one piece. */
export async function isPromised(
  em: EntityManager,
  { table }: { readonly table: string },
  id: number,
): Promise<boolean> {
  const { rows } = await sql<{ isPromised: boolean }>`
    select ${isCommitted(table, sql`${id}::int`)} as "isPromised"`.execute(em.getKysely());
  return rows[0]?.isPromised ?? false;
}
