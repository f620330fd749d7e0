import { ChangeSetType, EntityManager, type EventSubscriber } from '@mikro-orm/postgresql';
import type { Events } from '../../../../kernel/use-cases/events.ts';
import { recordHolds } from '../../holds/records/record-holds.ts';
import { stockChanged } from '../stock.events.ts';
import type { StockType } from '../stock-type.ts';

const fates = {
  [ChangeSetType.CREATE]: 'created',
  [ChangeSetType.UPDATE]: 'changed',
  [ChangeSetType.UPDATE_EARLY]: 'changed',
  [ChangeSetType.DELETE]: 'deleted',
  [ChangeSetType.DELETE_EARLY]: 'deleted',
} as const;

/** What says whether an item is on hold. */
const ofHolds = ['status', 'isActive', 'holdUserId', 'holdUntil'];

/**
 * Tells of every write of stock through an entity, whichever command makes it, in its transaction: one event for each flush
 * and stock type, and of what has become of holds. Statements that write stock without entities (imports, changes of many, deletion of all, ends of holds) tell of it beside
 * them. `stockTypes` are the stock types by their entities.
 */
export const tellStockWrites = (events: Events, stockTypes: ReadonlyMap<unknown, StockType>): EventSubscriber => ({
  async afterFlush({ em, uow }) {
    const written = new Map<StockType, { created: number; changed: number; deleted: number; ids: number[] }>();
    const held = new Map<StockType, number[]>();
    for (const { meta, entity, payload, type: fate } of uow.getChangeSets()) {
      const type = stockTypes.get(meta.class);
      const id: unknown = Reflect.get(entity, 'id');
      if (type === undefined || typeof id !== 'number') continue;
      const facts = written.get(type) ?? { created: 0, changed: 0, deleted: 0, ids: [] };
      if (fates[fate] === 'deleted' || ofHolds.some((name) => name in payload))
        held.set(type, [...(held.get(type) ?? []), id]);
      facts[fates[fate]]++;
      facts.ids.push(id);
      written.set(type, facts);
    }
    if (written.size === 0) return;
    if (!(em instanceof EntityManager)) throw new TypeError('stock is written to PostgreSQL');
    for (const [{ name: type }, facts] of written) await events.tell(em, stockChanged, { type, ...facts });
    for (const [type, ids] of held) await recordHolds(em, events, type, ids);
  },
});
