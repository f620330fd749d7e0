import { sql } from 'kysely';
import { type Page, pageOf } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/containing.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { columnsOf, conditionsOn } from '../database.ts';
import { countDeliveries, type DeliveryRow, readDeliveries } from './delivery-row.ts';
import { countDispatches, type DispatchRow, readDispatch, readDispatches } from './dispatch-row.ts';
import {
  EmailDeliveryQuery,
  type EmailDispatchFilter,
  EmailDispatchId,
  EmailDispatchQuery,
} from './email-dispatch.input.ts';

const dispatch = conditionsOn('email_dispatch', 'd');
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

/** One page of dispatches, the newest first. */
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

/** One dispatch. Throws ITEM_NOT_FOUND. */
export const findEmailDispatch = query(administrator, EmailDispatchId, ({ em }, { id }) => readDispatch(em, id));

/** One page of the copies of a dispatch, in the order in which recipients were found. None for an unknown dispatch. */
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
