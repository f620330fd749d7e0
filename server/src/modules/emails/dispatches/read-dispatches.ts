import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { type Page, pageOf } from '../../../kernel/input/page.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/text.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { anyOf, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import { EmailChannel } from '../../accounts/users/index.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { countDeliveries, type DeliveryRow, readDeliveries } from './delivery-row.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import {
  EmailDeliveryQuery,
  type EmailDispatchFilter,
  EmailDispatchId,
  EmailDispatchQuery,
} from './email-dispatch.input.ts';

/** Bulk email with the newsletters to which it is addressed. */
export interface DispatchRow extends RowOf<EmailDispatch> {
  readonly channels: readonly RowOf<EmailChannel>[];
  /** Number of individually selected recipients. */
  readonly namedUsers: number;
}

const dispatch = conditionsOn('email_dispatch', 'd');

const channelsOf = (em: EntityManager) =>
  dispatch
    .selectFrom('email_dispatch_channel as dc')
    .innerJoin('email_channel as c', 'c.id', 'dc.channel_id')
    .select(rowColumns(em, EmailChannel, 'c'))
    .whereRef('dc.dispatch_id', '=', 'd.id')
    .orderBy('c.name');

const namedUsers = dispatch
  .selectFrom('email_dispatch_user as n')
  .select(rowCount.as('count'))
  .whereRef('n.dispatch_id', '=', 'd.id');

/** Returns dispatches `d`, newest first. Runs one query. */
function readDispatches(
  em: EntityManager,
  where: Condition,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<DispatchRow[]> {
  return queryIn(em)
    .selectFrom('email_dispatch as d')
    .select(rowColumns(em, EmailDispatch, 'd'))
    .select([jsonArrayFrom(channelsOf(em)).as('channels'), namedUsers.$asScalar().$notNull().as('namedUsers')])
    .where(where)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

async function countDispatches(em: EntityManager, where: Condition): Promise<number> {
  const dispatches = queryIn(em).selectFrom('email_dispatch as d').select(rowCount.as('count')).where(where);
  return (await dispatches.executeTakeFirstOrThrow()).count;
}

/** Creates the error for an unknown dispatch. */
export const dispatchNotFound = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'the bulk email does not exist' }] });

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
  if (channelIds) conditions.push(isSentToChannels(channelIds));
  if (typeof hasFailed === 'boolean') conditions.push(dispatch(someFailed, '=', hasFailed));
  return dispatch.and(conditions);
}

const contains = (pattern: string): Condition => sql<boolean>`(${d('subject')} ilike ${pattern} or exists (
  select from email_template t where ${t('id')} = ${d('template_id')} and ${t('name')}::text ilike ${pattern}))`;

const isSentToChannels = (channelIds: readonly number[]): Condition => sql<boolean>`exists (
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
