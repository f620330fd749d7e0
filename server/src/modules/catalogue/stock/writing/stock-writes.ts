import { ChangeSetType, EntityManager, type EventSubscriber } from '@mikro-orm/postgresql';
import type { Events } from '../../../../kernel/use-cases/events.ts';
import { stockChanged } from '../stock.events.ts';

const fates = {
  [ChangeSetType.CREATE]: 'created',
  [ChangeSetType.UPDATE]: 'changed',
  [ChangeSetType.UPDATE_EARLY]: 'changed',
  [ChangeSetType.DELETE]: 'deleted',
  [ChangeSetType.DELETE_EARLY]: 'deleted',
} as const;

/**
 * Tells of every write of stock through an entity, whichever command makes it, in its transaction: one event for each flush
 * and stock type. Statements that write stock without entities (imports, changes of many, deletion of all, ends of holds) tell of it beside
 * them. `stockTypes` are the names of the stock types by their entities.
 */
export const tellStockWrites = (events: Events, stockTypes: ReadonlyMap<unknown, string>): EventSubscriber => ({
  async afterFlush({ em, uow }) {
    const written = new Map<string, { created: number; changed: number; deleted: number; ids: number[] }>();
    for (const { meta, entity, type: fate } of uow.getChangeSets()) {
      const type = stockTypes.get(meta.class);
      const id: unknown = Reflect.get(entity, 'id');
      if (type === undefined || typeof id !== 'number') continue;
      const facts = written.get(type) ?? { created: 0, changed: 0, deleted: 0, ids: [] };
      facts[fates[fate]]++;
      facts.ids.push(id);
      written.set(type, facts);
    }
    if (written.size === 0) return;
    if (!(em instanceof EntityManager)) throw new TypeError('stock is written to PostgreSQL');
    for (const [type, facts] of written) await events.tell(em, stockChanged, { type, ...facts });
  },
});
