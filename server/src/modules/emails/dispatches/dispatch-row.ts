import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from '../database.ts';
import type { EmailDispatchStatus } from '../email-dispatch-status.ts';

/** A dispatch as it is read. */
export interface DispatchRow {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly status: EmailDispatchStatus;
  readonly createdAt: Date;
  readonly sendAt: Date;
  readonly finishedAt: Date | null;
  readonly createdById: number | null;
  /** What it was made from, as it is now. */
  readonly templateId: number | null;
  readonly channels: readonly { readonly id: number; readonly name: string }[];
  /** How many users were named. */
  readonly namedUsers: number;
  readonly version: number;
}

const dispatch = conditionsOn('email_dispatch', 'd');

const channels = dispatch
  .selectFrom('email_dispatch_channel as dc')
  .innerJoin('email_channel as c', 'c.id', 'dc.channel_id')
  .select(['c.id', 'c.name'])
  .whereRef('dc.dispatch_id', '=', 'd.id')
  .orderBy('c.name');

const namedUsers = dispatch
  .selectFrom('email_dispatch_user as n')
  .select(rowCount.as('count'))
  .whereRef('n.dispatch_id', '=', 'd.id');

/** Dispatches `d`, the newest first, each in full: one query. */
export async function readDispatches(
  em: EntityManager,
  where: Condition,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<DispatchRow[]> {
  const rows = await queryIn(em)
    .selectFrom('email_dispatch as d')
    .select([
      'd.id',
      'd.subject',
      'd.body',
      'd.status',
      'd.created_at as createdAt',
      'd.send_at as sendAt',
      'd.finished_at as finishedAt',
      'd.created_by_id as createdById',
      'd.template_id as templateId',
      'd.version',
      jsonArrayFrom(channels).as('channels'),
      namedUsers.$asScalar().$notNull().as('namedUsers'),
    ])
    .where(where)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    sendAt: new Date(row.sendAt),
    finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
  }));
}

/** How many there are. */
export async function countDispatches(em: EntityManager, where: Condition): Promise<number> {
  const dispatches = queryIn(em).selectFrom('email_dispatch as d').select(rowCount.as('count')).where(where);
  return (await dispatches.executeTakeFirstOrThrow()).count;
}

/** The error of a dispatch that is not there. */
export const dispatchNotFound = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'there is no such dispatch' }] });

/** One dispatch. Throws ITEM_NOT_FOUND. */
export async function readDispatch(em: EntityManager, id: number): Promise<DispatchRow> {
  const [row] = await readDispatches(em, dispatch('d.id', '=', id), { limit: 1 });
  if (!row) throw dispatchNotFound('id');
  return row;
}
