import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ChangeBatch } from '../../../kernel/use-cases/live-changes.ts';
import type { Jobs } from '../../../kernel/use-cases/services.ts';
import { isKnownPosition, type LogPosition, presentPosition } from '../../../platform/change-log/position.ts';
import { changedSubjects } from '../../../platform/change-log/read-changes.ts';
import { anyOf, asJson, now } from '../../../platform/database/statements/statements.ts';
import { changesBetween } from '../../../platform/live/changes-between.ts';
import { stockModules } from '../../stock-types/index.ts';
import { queryIn } from '../database.ts';
import { enqueueSendJobLater, enqueueSendJobs } from '../deliveries/enqueue-send-jobs.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { kindsByName, payloadOf } from '../events/webhook-event-mapping.ts';
import { type ChangedItem, nameable, visibleChanges } from './visible-changes.ts';

const namesBySubject = new Map(stockModules.map(({ type }) => [type.subject, type.name]));

/** Stock types that have changed, with the change log position up to which changes were read. */
interface ChangedStock {
  readonly types: readonly string[];
  /** Individual changes. Null if only the stock types are known. */
  readonly batch: ChangeBatch | null;
  readonly position: LogPosition;
}

const allChanges = { types: [...namesBySubject.values()], batch: null };

/**
 * Returns the changes since a position in the change log. Returns all stock types if the position is null or no
 * longer in the log, or if there are too many changes. The position can be missing after a backup has been restored.
 */
async function stockChangedSince(em: EntityManager, since: LogPosition | null): Promise<ChangedStock> {
  const position = await presentPosition(em);
  if (since?.seen === position.seen) return { types: [], batch: null, position };
  if (!since || !(await isKnownPosition(em, since))) return { ...allChanges, position };
  const changed = await changedSubjects(em, [...namesBySubject.keys()], { since, until: position });
  if (!changed) return { ...allChanges, position };
  const types = [...namesBySubject].flatMap(([subject, name]) => (changed.has(subject) ? [name] : []));
  return { types, batch: types.length > 0 ? await changesBetween(em, since, position) : null, position };
}

interface EndpointChanges {
  readonly id: number;
  /** Time of the last message about stock changes to the endpoint. Null if there was none. */
  readonly sentAt: string | null;
  /** Internal names of the changed stock types that the endpoint subscribes to. */
  readonly types: readonly string[];
  /** Changed items that the endpoint's owner can see or could see before the change. Null if they cannot be listed. */
  readonly items: readonly ChangedItem[] | null;
}

/** Waiting delivery that is replaced by a new delivery, which includes its items. */
interface SupersededDelivery {
  readonly id: string;
  readonly endpointId: number;
  readonly types: readonly string[];
  /** Null if the delivery lists no items. */
  readonly items: readonly ChangedItem[] | null;
  readonly tries: number;
  readonly dueAt: string;
}

/**
 * Queues deliveries about stock changes since the last run. The lock on the position ensures that only one process
 * does so at a time. Deliveries and position are written in one transaction. If a process is killed, the next run
 * therefore starts from the old position.
 */
export const enqueueStockChangedDeliveries = (em: EntityManager, jobs: Jobs): Promise<void> =>
  em.transactional(async (tx) => {
    const db = queryIn(tx);
    const lastRun = await db
      .selectFrom('webhook_stock_position as p')
      .select(['p.position', isOutdated.as('isLongAgo')])
      // Skipped if no endpoint subscribes to stock changes.
      .where(sql<boolean>`exists (select from webhook_endpoint e where ${listens})`)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!lastRun) return;
    const { position, ...changed } = await stockChangedSince(tx, lastRun.isLongAgo ? null : lastRun.position);
    const { types } = changed;
    if (types.length > 0) await enqueueForEndpoints(tx, jobs, changed);
    await db
      .updateTable('webhook_stock_position as p')
      .set({ position: asJson(position), at: now })
      .where((p) => p.or([p.val(types.length > 0), p('p.at', '<', oneMinuteAgo)]))
      .execute();
  });

/**
 * SQL for the time one minute ago. If nothing has changed, the position is written only once a minute, to record the
 * time of the last run.
 */
const oneMinuteAgo = sql<string>`now() - interval '1 minute'`;

/**
 * SQL condition: the last run was so long ago that reading the changes would take too long. All types are then
 * reported as changed.
 */
const isOutdated = sql<boolean>`p.at < now() - interval '10 minutes'`;

/** SQL condition: the endpoint `e` subscribes to stock changes. */
const listens = sql<boolean>`(e.disabled_at is null and ${WebhookEvent.STOCK_CHANGED} = any(e.events))`;

/**
 * Writes a delivery for each endpoint that subscribes to one of the types. Replaces the endpoint's waiting delivery,
 * if any.
 */
async function enqueueForEndpoints(
  tx: EntityManager,
  jobs: Jobs,
  { types, batch }: Pick<ChangedStock, 'types' | 'batch'>,
): Promise<void> {
  const endpoints = await queryIn(tx)
    .selectFrom('webhook_endpoint as e')
    .select(['e.id', 'e.user_id as userId', 'e.stock_types as followed', 'e.stock_sent_at as sentAt'])
    .where(listens)
    .where(sql<boolean>`(e.stock_types = '{}' or e.stock_types && ${types}::text[])`)
    // Endpoints are locked in ID order and before their deliveries, as everywhere else, to avoid deadlocks.
    .orderBy('e.id')
    .forNoKeyUpdate()
    .execute();
  if (endpoints.length === 0) return;
  const visible = await visibleChanges(
    tx,
    batch,
    endpoints.map(({ userId }) => userId),
  );
  const endpointChanges: EndpointChanges[] = [];
  for (const { id, userId, followed, sentAt } of endpoints) {
    const subscribedTypes = types.filter((type) => followed.length === 0 || followed.includes(type));
    endpointChanges.push({ id, sentAt, types: subscribedTypes, items: await visible.for(userId, subscribedTypes) });
  }
  const superseded = await supersedeWaiting(
    tx,
    endpoints.map(({ id }) => id),
  );
  const event = WebhookEvent.STOCK_CHANGED;
  const at = new Date();
  const inserted = await queryIn(tx)
    .insertInto('webhook_delivery')
    .values(
      endpointChanges.map(({ id, sentAt, types: changed, items }) => {
        const before = superseded.get(id);
        const all = [...kindsByName].filter(([name]) => changed.includes(name) || before?.types.includes(kindOf(name)));
        return {
          endpoint_id: id,
          event,
          occurred_at: at,
          payload: payloadOf(event, at, {
            stockTypes: all.map(([, kind]) => kind),
            ...itemsOf(items, before),
          }),
          tries: before?.tries ?? 0,
          due_at: dueAt(sentAt, before),
        };
      }),
    )
    .returning(sql<number>`extract(epoch from due_at - now())::float8`.as('seconds'))
    .execute();
  await enqueueSendJobs(jobs, tx, inserted.filter(({ seconds }) => seconds <= 0).length);
  if (inserted.some(({ seconds }) => seconds > 0 && seconds <= 1)) await enqueueSendJobLater(jobs, tx, 1);
}

/**
 * Returns the items of a message, including those of the waiting message that it replaces. The result has no `items`
 * if there are too many to list.
 */
function itemsOf(
  items: EndpointChanges['items'],
  before: SupersededDelivery | undefined,
): { readonly items?: readonly ChangedItem[] } {
  if (!items || (before && !before.items)) return {};
  const all = new Map([...(before?.items ?? []), ...items].map((item) => [`${item.stockType} ${item.itemId}`, item]));
  const listed = nameable([...all.values()]);
  return listed ? { items: listed } : {};
}

const kindOf = (name: string): string => kindsByName.get(name) ?? name;

/**
 * SQL for the time at which to send the message. If the waiting delivery has already failed, this is the time of its
 * retry. Otherwise it is now, but at least one second after the last message.
 */
const dueAt = (sentAt: string | null, before: SupersededDelivery | undefined) =>
  before && before.tries > 0
    ? sql<string>`${before.dueAt}::timestamptz`
    : sql<string>`greatest(now(), ${sentAt}::timestamptz + interval '1 second')`;

/**
 * Deletes the waiting deliveries and returns them by endpoint. Deliveries that have attempts are marked as skipped
 * instead.
 */
async function supersedeWaiting(
  tx: EntityManager,
  endpointIds: readonly number[],
): Promise<ReadonlyMap<number, SupersededDelivery>> {
  const { rows } = await sql<SupersededDelivery>`
    with taken as (
      update webhook_delivery d set state = ${DeliveryState.SKIPPED}
      where d.event = ${WebhookEvent.STOCK_CHANGED} and d.state = ${DeliveryState.WAITING}
        and d.endpoint_id = ${anyOf(endpointIds)}
      returning d.id, d.endpoint_id, d.tries, d.due_at, d.payload
    )
    select id, endpoint_id as "endpointId", tries, due_at::text as "dueAt",
      array(select json_array_elements_text(payload::json #> '{data,stockTypes}')) as types,
      payload::json #> '{data,items}' as items
    from taken`.execute(queryIn(tx));
  await queryIn(tx)
    .deleteFrom('webhook_delivery as d')
    .where('d.id', '=', anyOf(rows.map(({ id }) => id)))
    .where(sql<boolean>`not exists (select from webhook_attempt a where a.delivery_id = d.id)`)
    .execute();
  return new Map(rows.map((row) => [row.endpointId, row]));
}

interface StockWatchOptions {
  readonly orm: MikroORM;
  readonly jobs: Jobs;
  readonly log: Logger;
}

/** Background task that checks for stock changes. */
export interface StockWatch {
  /** Stops the task and waits for the current run. */
  stop(): Promise<void>;
}

/** Pause between two runs in milliseconds. */
const pauseMs = 1_000;

/**
 * Starts checking for stock changes once per second. Every process does so, but a lock ensures that only one of them
 * queues deliveries at a time.
 */
export function watchStock({ orm, jobs, log }: StockWatchOptions): StockWatch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isFailing = false;
  const check = async (): Promise<void> => {
    try {
      await enqueueStockChangedDeliveries(orm.em.fork(), jobs);
      isFailing = false;
    } catch (error) {
      // Logged once per outage instead of every second. Changes made during the outage are sent after it ends.
      if (!isFailing) log.error({ err: error }, 'could not queue webhooks about stock changes');
      isFailing = true;
    }
    if (!isStopped) timer = setTimeout(checkAgain, pauseMs).unref();
  };
  let checking: Promise<void> = check();
  const checkAgain = (): void => {
    checking = check();
  };
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await checking;
    },
  };
}
