import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { asSentence, sentences } from '../../../kernel/errors/explanations.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { UserLimits } from '../../../kernel/use-cases/services.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { goneError } from '../../selling/allocation/index.ts';
import { queryIn } from '../database.ts';
import { waitedForBefore } from '../waiting-list.ts';
import type { HeldRow } from './hold-items.ts';
import { isCurrent, over, ownHolds } from './hold-row.ts';

declare module '../../../kernel/use-cases/services.ts' {
  interface UserLimits {
    /** Items that one account has on hold by itself at one time. */
    readonly holds: number;
    /** For so long, from its beginning. */
    readonly holdHours: number;
    /** So long after the end of a hold the same account may hold the same item again. */
    readonly holdAgainHours: number;
  }
}

const hourMs = 3_600_000;

/** The moment at which a hold of so many hours ends. Throws INVALID_REQUEST for more than the house allows. */
export function endOf(begin: Date, hours: number, { holdHours }: UserLimits): Date {
  if (hours > holdHours) throw invalid('hours', `must be at most ${holdHours}`);
  return new Date(begin.getTime() + hours * hourMs);
}

/** Changes of one account's holds go one after the other, so that none is counted too late. */
export const lockHoldsOf = async (em: EntityManager, userId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('selling.holds'), ${userId}::int)`.execute(queryIn(em));
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const inWords = (at: Date): string => `${moment.format(at)} UTC`;

/** INVALID_REQUEST 409 naming items, of a reason of holds. */
function refusal(reason: 'HELD_BEFORE' | undefined, rows: readonly { row: HeldRow; why: string }[]): AppError {
  const details = rows.map(({ row, why }) => ({ path: row.path, message: `${row.description} ${why}` }));
  return new AppError('INVALID_REQUEST', {
    status: 409,
    reason: reason ?? 'VALIDATION_FAILED',
    details,
    mostDetails: details.length,
    explanation: sentences(details.map(({ message }) => asSentence(message))),
  });
}

/**
 * That the caller’s account may begin to hold some locked items by itself. Throws INVALID_REQUEST 409 for what it holds
 * already, for what it held a short while ago (HELD_BEFORE), and for too many (TOO_MANY_HOLDS); ITEM_NOT_FOUND 409
 * (NOT_FOR_SALE) for what others wait for. Tests count among themselves.
 */
export async function requireMayHold(ctx: RequestContext, rows: readonly HeldRow[], limits: UserLimits): Promise<void> {
  const { em } = ctx;
  const known = await queryIn(em)
    .selectFrom('stock_hold as h')
    .select(['h.kind', 'h.item_id as itemId', 'h.is_by_house as isByHouse', 'h.until', over.as('endedAt')])
    .where(ownHolds(ctx))
    .where((where) => where.or([isCurrent, where('h.item_id', '=', anyOf(rows.map(({ itemId }) => itemId)))]))
    .where(sql<boolean>`(${isCurrent} or ${over} > now() - make_interval(hours => ${limits.holdAgainHours}::int))`)
    .orderBy('h.id')
    .execute();
  const of = (row: HeldRow) => known.filter(({ kind, itemId }) => kind === row.kind && itemId === row.itemId);
  const held = rows.flatMap((row) => {
    const [current] = of(row).filter(({ endedAt }) => endedAt === null);
    if (!current) return [];
    const until = current.until === null ? '' : ` until ${inWords(new Date(current.until))}`;
    return [{ row, why: `is on hold for you already${until}` }];
  });
  if (held.length > 0) throw refusal(undefined, held);
  const before = rows.flatMap((row) => {
    const last = of(row).findLast(({ isByHouse }) => !isByHouse);
    if (!last?.endedAt) return [];
    const again = new Date(new Date(last.endedAt).getTime() + limits.holdAgainHours * hourMs);
    return [{ row, why: `was on hold for you a short while ago: you can hold it again from ${inWords(again)}` }];
  });
  if (before.length > 0) throw refusal('HELD_BEFORE', before);
  const own = known.filter(({ isByHouse, endedAt }) => !isByHouse && endedAt === null).length;
  requireRoom(own, rows.length, limits);
  await requireNobodyBefore(em, rows, actorOf(ctx).id);
}

function requireRoom(own: number, more: number, { holds }: UserLimits): void {
  if (own + more <= holds) return;
  const message = `would make ${own + more} items on hold: at most ${holds} at one time`;
  throw new AppError('INVALID_REQUEST', {
    reason: 'TOO_MANY_HOLDS',
    details: [{ path: 'items', message }],
    explanation: `You have ${own} on hold, and can have ${holds} at one time. Order or release some of them first.`,
  });
}

/** Throws ITEM_NOT_FOUND 409 naming items for which others wait that come before the user. */
export async function requireNobodyBefore(em: EntityManager, rows: readonly HeldRow[], userId: number): Promise<void> {
  const waited: HeldRow[] = [];
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = await waitedForBefore(
      em,
      kind,
      ofKind.map(({ itemId }) => itemId),
      userId,
    );
    waited.push(...ofKind.filter(({ itemId }) => ids.has(itemId)));
  }
  if (waited.length > 0) throw goneError(waited, () => 'is requested by another customer, who comes first');
}

/** What an account cannot change of a hold. Throws INVALID_REQUEST 409. */
export function requireCurrent({ endedAt }: { readonly endedAt: Date | null }): void {
  if (endedAt !== null) throw conflict('id', `is over since ${inWords(endedAt)}`, 'This hold is over already.');
}
