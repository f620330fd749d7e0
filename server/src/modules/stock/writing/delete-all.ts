import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { IsInt, IsOptional, Min } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command, query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { type LineCounts, linesWith } from '../../reservations/index.ts';
import { queryIn, stockTable } from '../database.ts';
import { stockChanged } from '../stock.events.ts';
import type { StockType } from '../stock-type.ts';
import { reserved } from './save-stock.ts';

/** How all stock of a type is deleted. */
export class DeleteAllStockInput {
  /** How many there are for whoever confirms it. */
  @Min(0)
  @IsInt()
  @IsOptional()
  expectedCount?: number | null;
}

/** What a deletion of all pieces of a type would do. */
export interface WholeDeletion extends LineCounts {
  readonly count: number;
  /** An open order has one of them: nothing can be deleted. */
  readonly isReserved: boolean;
  /** ID of the first such order. */
  readonly reservedByOrderId: number | null;
}

/** Tells what a deletion of all pieces would do, and does nothing. Lines point at them by `column`. */
export const lookAtWholeDeletion = (type: StockType, column: string): UseCase<void, WholeDeletion> =>
  query(administrator, async ({ em }) => {
    const reservedByOrderId = await firstOpenOrder(em, type);
    return {
      count: await countStock(em, type),
      isReserved: reservedByOrderId !== null,
      reservedByOrderId,
      ...(await linesWith(em, column)),
    };
  });

/**
 * Deletes all pieces for good, or none: when one is reserved for an open order, or when there are not as many as whoever
 * confirmed it has seen. Answers how many there were.
 */
export const deleteAllStock = (type: StockType): UseCase<DeleteAllStockInput, number> =>
  command(administrator, DeleteAllStockInput, async ({ em, services }, { expectedCount }) => {
    const db = queryIn(em);
    await sql`lock table ${sql.table(type.table)} in share row exclusive mode`.execute(db);
    if (typeof expectedCount === 'number') requireCount(expectedCount, await countStock(em, type));
    const orderId = await firstOpenOrder(em, type);
    if (orderId !== null) throw reserved('one of them', '', orderId);
    const { numAffectedRows } = await sql`delete from ${sql.table(type.table)}`.execute(db);
    const deleted = Number(numAffectedRows ?? 0);
    const facts = { type: type.name, created: 0, changed: 0, deleted, ids: null };
    if (deleted > 0) await services.events.tell(em, stockChanged, facts);
    return deleted;
  });

function requireCount(expected: number, found: number): void {
  if (found === expected) return;
  throw new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'CONFIRMATION_NEEDED',
    details: [{ path: 'expectedCount', message: `must be ${found}: so many there are now` }],
    facts: { change: { expected, matched: found } },
    explanation: `There are ${found} now, not ${expected} as expected. Nothing is deleted. Look at them again, then confirm the number.`,
  });
}

async function countStock(em: EntityManager, { table }: StockType): Promise<number> {
  const count = sql<number>`(select count(*)::int from ${sql.table(table)})`.as('count');
  return (await queryIn(em).selectNoFrom(count).executeTakeFirstOrThrow()).count;
}

/** Returns the ID of the first open order that has an item of the type; null if none has. */
async function firstOpenOrder(em: EntityManager, { table, reservations }: StockType): Promise<number | null> {
  const { orderId } = await queryIn(em)
    .selectFrom(stockTable(table))
    .select(sql<number | null>`min(${reservations.openOrderOf(sql`d.id`)})`.as('orderId'))
    .executeTakeFirstOrThrow();
  return orderId;
}
