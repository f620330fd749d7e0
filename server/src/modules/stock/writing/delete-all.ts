import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { IsInt, IsOptional, Min } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command, query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { countLinesWith, type LineCounts } from '../../reservations/index.ts';
import { queryIn, stockTable } from '../database.ts';
import { stockChanged } from '../stock.events.ts';
import type { StockType } from '../stock-type.ts';
import { reserved } from './save-stock.ts';

export class DeleteAllStockInput {
  /** Number of items that the user has confirmed for deletion. */
  @Min(0)
  @IsInt()
  @IsOptional()
  expectedCount?: number | null;
}

/** Preview of deleting all items of a type. */
export interface WholeDeletion extends LineCounts {
  readonly count: number;
  /** Whether an open order contains one of the items. If so, nothing can be deleted. */
  readonly isReserved: boolean;
  /** ID of the first open order that contains an item. Null if there is none. */
  readonly reservedByOrderId: number | null;
}

/**
 * Previews the deletion of all items of a type. `column` is the column in cart and order lines that references items.
 */
export const previewDeleteAll = (type: StockType, column: string): UseCase<void, WholeDeletion> =>
  query(administrator, async ({ em }) => {
    const reservedByOrderId = await firstOpenOrder(em, type);
    return {
      count: await countStock(em, type),
      isReserved: reservedByOrderId !== null,
      reservedByOrderId,
      ...(await countLinesWith(em, column)),
    };
  });

/**
 * Permanently deletes all items of a type and returns their number. If an open order has reserved an item, or if the
 * number differs from the confirmed number, throws INVALID_REQUEST 409 and deletes nothing.
 */
export const deleteAllStock = (type: StockType): UseCase<DeleteAllStockInput, number> =>
  command(administrator, DeleteAllStockInput, async ({ em, services }, { expectedCount }) => {
    const db = queryIn(em);
    await sql`lock table ${sql.table(type.table)} in share row exclusive mode`.execute(db);
    if (typeof expectedCount === 'number') requireCount(expectedCount, await countStock(em, type));
    const orderId = await firstOpenOrder(em, type);
    if (orderId !== null) throw reserved('an item', '', orderId);
    const { numAffectedRows } = await sql`delete from ${sql.table(type.table)}`.execute(db);
    const deleted = Number(numAffectedRows ?? 0);
    const facts = { type: type.name, created: 0, changed: 0, deleted, ids: null };
    if (deleted > 0) await services.events.publish(em, stockChanged, facts);
    return deleted;
  });

function requireCount(expected: number, actual: number): void {
  if (actual === expected) return;
  throw new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'CONFIRMATION_NEEDED',
    details: [{ path: 'expectedCount', message: `must be ${actual}, the current number` }],
    facts: { change: { expected, matched: actual } },
    explanation: `There are ${actual} items now, not ${expected} as expected. Nothing was deleted. Review the items, then confirm the number.`,
  });
}

async function countStock(em: EntityManager, { table }: StockType): Promise<number> {
  const count = sql<number>`(select count(*)::int from ${sql.table(table)})`.as('count');
  return (await queryIn(em).selectNoFrom(count).executeTakeFirstOrThrow()).count;
}

/** Returns the ID of the first open order that contains an item of the type. Null if there is none. */
async function firstOpenOrder(em: EntityManager, { table, reservations }: StockType): Promise<number | null> {
  const { orderId } = await queryIn(em)
    .selectFrom(stockTable(table))
    .select(sql<number | null>`min(${reservations.openOrderOf(sql`d.id`)})`.as('orderId'))
    .executeTakeFirstOrThrow();
  return orderId;
}
