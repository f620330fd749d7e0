import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChangeBatch } from '../../../kernel/use-cases/live-changes.ts';
import { type Viewer } from '../../accounts/index.ts';
import { callersWithIds, viewerOf } from '../../accounts/visibility/index.ts';
import type { StockType } from '../../stock/index.ts';
import { changedItemsFor, visibilityKeyOf } from '../../stock/visibility/index.ts';
import { stockModules } from '../../stock-types/index.ts';

export interface ChangedItem {
  /** Name of the stock type in GraphQL, such as `DIAMOND`. */
  readonly stockType: string;
  readonly itemId: string;
}

/** Maximum number of items in a message. */
const maxItems = 200;

/** Returns the items, or null if there are too many to list in a message. */
export const nameable = (items: readonly ChangedItem[]): readonly ChangedItem[] | null =>
  items.length <= maxItems ? items : null;

/** Finds the changed items that an account may see. */
export interface VisibleChanges {
  /**
   * Returns the changed items of the given types that the account can see now or could see before. Null if there are
   * too many, or if the individual changes are not known.
   */
  for(userId: number, types: readonly string[]): Promise<readonly ChangedItem[] | null>;
}

/** Reads a batch of changes for several accounts. Accounts with the same visible stock share a query. */
export async function visibleChanges(
  em: EntityManager,
  batch: ChangeBatch | null,
  userIds: readonly number[],
): Promise<VisibleChanges> {
  const callers = batch ? await callersWithIds(em, [...new Set(userIds)]) : new Map();
  const read = new Map<string, Promise<readonly number[]>>();
  const readVisible = (type: StockType, ids: readonly number[], viewer: Viewer, from: ChangeBatch) => {
    const key = `${type.name} ${visibilityKeyOf(type, viewer)}`;
    const visibleIds =
      read.get(key) ?? changedItemsFor(em, { type, ids, rowsBefore: from.rowsBefore(type.table) }, viewer);
    read.set(key, visibleIds);
    return visibleIds;
  };
  return {
    async for(userId, types) {
      const caller = callers.get(userId);
      if (!batch || !caller) return null;
      const viewer = await viewerOf({ em, viewer: caller.viewer });
      const items: ChangedItem[] = [];
      for (const { type } of stockModules.filter(({ type }) => types.includes(type.name))) {
        const changes = batch.changes.find(({ subject }) => subject === type.subject);
        if (!changes) continue;
        if (!changes.items) return null;
        const visibleIds = await readVisible(
          type,
          changes.items.map(({ id }) => id),
          viewer,
          batch,
        );
        for (const id of [...visibleIds].sort((a, b) => a - b))
          items.push({ stockType: type.kind, itemId: String(id) });
      }
      return nameable(items);
    },
  };
}
