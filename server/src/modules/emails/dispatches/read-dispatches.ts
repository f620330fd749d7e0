import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { type Page, pageOf } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/text.ts';
import { anyOf, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import type { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { countDeliveries, type DeliveryRow, readDeliveries } from './delivery-row.ts';
import {
  EmailDeliveryQuery,
  type EmailDispatchFilter,
  EmailDispatchId,
  EmailDispatchQuery,
} from './email-dispatch.input.ts';

/** A bulk email. */
export interface DispatchRow {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly status: EmailDispatchStatus;
  readonly createdAt: Date;
  readonly sendAt: Date;
  readonly finishedAt: Date | null;
  readonly createdById: number | null;
  /** Template that it was made from. Null if that was deleted. */
  readonly templateId: number | null;
  readonly channels: readonly { readonly id: number; readonly name: string }[];
  /** Number of users named as recipients. */
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

/** Reads dispatches `d`, newest first, in one query. */
async function readDispatches(
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

/** Counts dispatches. */
async function countDispatches(em: EntityManager, where: Condition): Promise<number> {
  const dispatches = queryIn(em).selectFrom('email_dispatch as d').select(rowCount.as('count')).where(where);
  return (await dispatches.executeTakeFirstOrThrow()).count;
}

/** Creates the error for an unknown dispatch. */
export const dispatchNotFound = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'there is no such dispatch' }] });

/** Returns a dispatch. Throws ITEM_NOT_FOUND. */
export async function readDispatch(em: EntityManager, id: number): Promise<DispatchRow> {
  const [row] = await readDispatches(em, dispatch('d.id', '=', id), { limit: 1 });
  if (!row) throw dispatchNotFound('id');
  return row;
}

const delivery = conditionsOn('email_delivery', 'y');
const d = columnsOf('email_dispatch', 'd');
const t = columnsOf('email_template', 't');
const c = columnsOf('email_dispatch_channel', 'c');
const y = columnsOf('email_delivery', 'y');

function dispatchesThat({ text, statuses, channelIds, hasFailed }: EmailDispatchFilter): Condition {
  const conditions: Condition[] = [];
  if (text) conditions.push(contains(containing(text)));
  if (statuses) conditions.push(dispatch('d.status', '=', anyOf(statuses)));
  if (channelIds) conditions.push(goesTo(channelIds));
  if (typeof hasFailed === 'boolean') conditions.push(dispatch(someFailed, '=', hasFailed));
  return dispatch.and(conditions);
}

const contains = (pattern: string): Condition => sql<boolean>`(${d('subject')} ilike ${pattern} or exists (
  select from email_template t where ${t('id')} = ${d('template_id')} and ${t('name')}::text ilike ${pattern}))`;

const goesTo = (channelIds: readonly number[]): Condition => sql<boolean>`exists (
  select from email_dispatch_channel c where ${c('dispatch_id')} = ${d('id')} and ${c('channel_id')} = ${anyOf(channelIds)})`;

const someFailed = sql<boolean>`exists (
  select from email_delivery y where ${y('dispatch_id')} = ${d('id')} and ${y('status')} = ${MailStatus.FAILED})`;

/** Returns one page of dispatches, newest first. */
export const pageEmailDispatches = query(
  administrator,
  EmailDispatchQuery,
  ({ em }, { filter, page }): Promise<Page<DispatchRow>> => {
    const where = dispatchesThat(filter ?? {});
    return pageOf(
      page,
      (slice) => readDispatches(em, where, slice),
      () => countDispatches(em, where),
    );
  },
);

/** Returns a dispatch. Throws ITEM_NOT_FOUND. */
export const findEmailDispatch = query(administrator, EmailDispatchId, ({ em }, { id }) => readDispatch(em, id));

/**
 * Returns one page of the copies of a dispatch, in the order in which recipients were added. Empty for an unknown
 * dispatch.
 */
export const pageEmailDeliveries = query(
  administrator,
  EmailDeliveryQuery,
  ({ em }, { dispatchId, filter, page }): Promise<Page<DeliveryRow>> => {
    const where = delivery.and([
      delivery('y.dispatch_id', '=', dispatchId),
      ...(filter?.statuses ? [delivery('y.status', '=', anyOf(filter.statuses))] : []),
      ...(filter?.text ? [sql<boolean>`${y('address')}::text ilike ${containing(filter.text)}`] : []),
    ]);
    return pageOf(
      page,
      (slice) => readDeliveries(em, where, slice),
      () => countDeliveries(em, where),
    );
  },
);
