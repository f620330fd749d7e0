import { ChangeSetType, EntityManager, type EventSubscriber } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Events } from '../../../kernel/use-cases/events.ts';
import { stockChanged } from '../stock.events.ts';
import type { StockType } from '../stock-type.ts';

const fates = {
  [ChangeSetType.CREATE]: 'created',
  [ChangeSetType.UPDATE]: 'changed',
  [ChangeSetType.UPDATE_EARLY]: 'changed',
  [ChangeSetType.DELETE]: 'deleted',
  [ChangeSetType.DELETE_EARLY]: 'deleted',
} as const;

/** Fields that determine whether an item is on hold. */
const holdFields = ['status', 'isActive', 'holdUserId', 'holdUntil'];

/** Updates the hold records after items have been written, in the same transaction. */
type RecordHolds = (em: EntityManager, events: Events, type: StockType, ids: readonly number[]) => Promise<void>;

/**
 * Publishes an event for every stock write through an entity, within the transaction. There is one event per flush
 * and stock type. SQL statements that write stock without entities publish their own events: imports, bulk changes,
 * deletion of all items, and expiry of holds. `stockTypes` maps entity classes to stock types. `recordHolds` is
 * called for items whose hold may have changed.
 */
export const publishStockWrites = (
  events: Events,
  stockTypes: ReadonlyMap<unknown, StockType>,
  recordHolds: RecordHolds,
): EventSubscriber => ({
  async afterFlush({ em, uow }) {
    const changes = new Map<StockType, { created: number; changed: number; deleted: number; ids: number[] }>();
    const holdChanges = new Map<StockType, number[]>();
    for (const { meta, entity, payload, type: changeType } of uow.getChangeSets()) {
      const type = stockTypes.get(meta.class);
      const id: unknown = Reflect.get(entity, 'id');
      if (type === undefined || typeof id !== 'number') continue;
      const facts = changes.get(type) ?? { created: 0, changed: 0, deleted: 0, ids: [] };
      if (fates[changeType] === 'deleted' || holdFields.some((name) => name in payload))
        holdChanges.set(type, [...(holdChanges.get(type) ?? []), id]);
      facts[fates[changeType]]++;
      facts.ids.push(id);
      changes.set(type, facts);
    }
    if (changes.size === 0) return;
    if (!(em instanceof EntityManager))
      throw new TypeError('stock must be written through a PostgreSQL entity manager');
    for (const [{ name: type }, facts] of changes) await events.publish(em, stockChanged, { type, ...facts });
    for (const [type, ids] of holdChanges) await recordHolds(em, events, type, ids);
  },
});

/**
 * Returns SQL for a JSON object with the columns that the change affects. `row` selects the values before (`before`)
 * or after (`d`) the change. A set-returning function would take twice as long.
 */
export const differing = (columns: readonly string[], row: 'before' | 'd'): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => {
      const [was, is] = [sql.ref(`before.${column}`), sql.ref(`d.${column}`)];
      const field = sql`jsonb_build_object(${sql.lit(column)}, ${row === 'd' ? is : was})`;
      return sql`case when ${was} is distinct from ${is} then ${field} else '{}' end`;
    }),
    sql` || `,
  );
