import { eventType } from '../../kernel/use-cases/events.ts';

/** Changes to items of one stock type, published at one point of a transaction. */
export interface StockChangedPayload {
  /** Stock type as in REST paths: `eternity_rings`. */
  readonly type: string;
  /** Number of items. */
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
  /** IDs of the items. Null for imports and for deletions of all items, which may affect too many items. */
  readonly ids: readonly number[] | null;
}

/**
 * Stock was changed by an administrator, an import, the end of a hold, or an order that reserves, sells or releases
 * an item. The event does not contain the new state. Several events may be published for the same item.
 */
export const stockChanged = eventType<StockChangedPayload>('stock.changed');

/** Import that was rejected because of its file or the current stock. Nothing was changed. */
export interface ImportRefusedPayload {
  /** Stock type as in REST paths. */
  readonly type: string;
  readonly fileName: string;
  /** ID of the administrator. Null for the command line. */
  readonly actorId: number | null;
  /** Reasons for the audit log, by name. */
  readonly why: Readonly<Record<string, string | number>>;
}

export const importRefused = eventType<ImportRefusedPayload>('import.refused');
