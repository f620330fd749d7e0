import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ChangeBatch } from '../../../kernel/use-cases/live-changes.ts';
import type { Jobs } from '../../../kernel/use-cases/services.ts';
import { changedSubjects } from '../../../platform/change-log/changed-subjects.ts';
import { isKnownPosition, type LogPosition, presentPosition } from '../../../platform/change-log/position.ts';
import { anyOf, asJson, now } from '../../../platform/database/statements/statements.ts';
import { changesBetween } from '../../../platform/live/changes-between.ts';
import { stockModules } from '../../stock-types/index.ts';
import { queryIn } from '../database.ts';
import { haveSent, haveSentIn } from '../deliveries/have-sent.ts';
import { DeliveryState } from '../delivery-state.ts';
import { payloadOf } from '../events/payload.ts';
import { kindsByName } from '../events/stock-kinds.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { type ChangedItem, nameable, visibleChanges } from './visible-changes.ts';

/** Types of stock by what the log of changes calls their items. */
const namesBySubject = new Map(stockModules.map(({ type }) => [type.subject, type.name]));

/** Types of stock whose items have changed, by name, and where the log stands by then. */
interface ChangedStock {
  readonly types: readonly string[];
  /** The changes. Null: they are not known one by one. */
  readonly batch: ChangeBatch | null;
  readonly position: LogPosition;
}

const everything = { types: [...namesBySubject.values()], batch: null };

/**
 * Returns the changes since a position: everything if that is null, if the log does not know it (after a restored
 * backup), or if very much has changed at once.
 */
async function stockChangedSince(em: EntityManager, since: LogPosition | null): Promise<ChangedStock> {
  const position = await presentPosition(em);
  if (since?.seen === position.seen) return { types: [], batch: null, position };
  if (!since || !(await isKnownPosition(em, since))) return { ...everything, position };
  const changed = await changedSubjects(em, [...namesBySubject.keys()], { since, until: position });
  if (!changed) return { ...everything, position };
  const types = [...namesBySubject].flatMap(([subject, name]) => (changed.has(subject) ? [name] : []));
  return { types, batch: types.length > 0 ? await changesBetween(em, since, position) : null, position };
}

/** An endpoint that is told of some changes. */
interface Told {
  readonly id: number;
  /** When such a message was last sent to it. Null: never. */
  readonly sentAt: string | null;
  /** Names of types, as far as it follows them. */
  readonly types: readonly string[];
  /** Changed items of these that its owner may know of. Null: not named one by one. */
  readonly items: readonly ChangedItem[] | null;
}

/** A delivery that has not been taken, and gives way to one that tells of more. */
interface Waiting {
  readonly id: string;
  readonly endpointId: number;
  readonly types: readonly string[];
  /** Null: it names none. */
  readonly items: readonly ChangedItem[] | null;
  readonly tries: number;
  readonly dueAt: string;
}

/**
 * Has the endpoints told of what has changed on stock since this was last done. Of several processes one does it at a time:
 * whoever has the position locked. What is told and how far it goes is one transaction: a process that dies leaves all of
 * it to the next one.
 */
export const tellStockChanges = (em: EntityManager, jobs: Jobs): Promise<void> =>
  em.transactional(async (tx) => {
    const db = queryIn(tx);
    const stand = await db
      .selectFrom('webhook_stock_position as p')
      .select(['p.position', isLongAgo.as('isLongAgo')])
      // Nothing is looked at, nor written, for nobody.
      .where(sql<boolean>`exists (select from webhook_endpoint e where ${listens})`)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!stand) return;
    const { position, ...changed } = await stockChangedSince(tx, stand.isLongAgo ? null : stand.position);
    const { types } = changed;
    if (types.length > 0) await tell(tx, jobs, changed);
    await db
      .updateTable('webhook_stock_position as p')
      .set({ position: asJson(position), at: now })
      .where((p) => p.or([p.val(types.length > 0), p('p.at', '<', aMinuteAgo)]))
      .execute();
  });

/** SQL: where nothing changes the place is written once a minute, so that it tells when somebody last looked. */
const aMinuteAgo = sql<string>`now() - interval '1 minute'`;

/** SQL: nobody has looked for so long that to read what came since would take longer than to say that much may have. */
const isLongAgo = sql<boolean>`p.at < now() - interval '10 minutes'`;

/** SQL: whether the endpoint `e` is told of changes of stock. */
const listens = sql<boolean>`(e.disabled_at is null and ${WebhookEvent.STOCK_CHANGED} = any(e.events))`;

/** Writes a delivery for each endpoint that follows one of the types, in the place of one that waits. */
async function tell(
  tx: EntityManager,
  jobs: Jobs,
  { types, batch }: Pick<ChangedStock, 'types' | 'batch'>,
): Promise<void> {
  const endpoints = await queryIn(tx)
    .selectFrom('webhook_endpoint as e')
    .select(['e.id', 'e.user_id as userId', 'e.stock_types as followed', 'e.stock_sent_at as sentAt'])
    .where(listens)
    .where(sql<boolean>`(e.stock_types = '{}' or e.stock_types && ${types}::text[])`)
    // In this order, and before their deliveries, as everybody does.
    .orderBy('e.id')
    .forNoKeyUpdate()
    .execute();
  if (endpoints.length === 0) return;
  const visible = await visibleChanges(
    tx,
    batch,
    endpoints.map(({ userId }) => userId),
  );
  const told: Told[] = [];
  for (const { id, userId, followed, sentAt } of endpoints) {
    const ofEndpoint = types.filter((type) => followed.length === 0 || followed.includes(type));
    told.push({ id, sentAt, types: ofEndpoint, items: await visible.for(userId, ofEndpoint) });
  }
  const waiting = await takeWaiting(
    tx,
    endpoints.map(({ id }) => id),
  );
  const event = WebhookEvent.STOCK_CHANGED;
  const at = new Date();
  const written = await queryIn(tx)
    .insertInto('webhook_delivery')
    .values(
      told.map(({ id, sentAt, types: changed, items }) => {
        const before = waiting.get(id);
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
  await haveSent(jobs, tx, written.filter(({ seconds }) => seconds <= 0).length);
  if (written.some(({ seconds }) => seconds > 0 && seconds <= 1)) await haveSentIn(jobs, tx, 1);
}

/** The changed items of a message that takes the place of another one. Left out if there are too many to name. */
function itemsOf(items: Told['items'], before: Waiting | undefined): { readonly items?: readonly ChangedItem[] } {
  if (!items || (before && !before.items)) return {};
  const all = new Map([...(before?.items ?? []), ...items].map((item) => [`${item.stockType} ${item.itemId}`, item]));
  const named = nameable([...all.values()]);
  return named ? { items: named } : {};
}

const kindOf = (name: string): string => kindsByName.get(name) ?? name;

/**
 * SQL: when the delivery is sent. Where another one has failed, when that would have been tried again; else at once, but a
 * second after the last one was sent.
 */
const dueAt = (sentAt: string | null, before: Waiting | undefined) =>
  before && before.tries > 0
    ? sql<string>`${before.dueAt}::timestamptz`
    : sql<string>`greatest(now(), ${sentAt}::timestamptz + interval '1 second')`;

/** Takes back what waits, by endpoints: what was tried before stays in the account of deliveries, the rest never was. */
async function takeWaiting(tx: EntityManager, endpointIds: readonly number[]): Promise<ReadonlyMap<number, Waiting>> {
  const { rows } = await sql<Waiting>`
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
