import { eventType } from '../../kernel/use-cases/events.ts';

/** Changes to items of one stock type that are published together within a transaction. */
export interface StockChangedPayload {
  /** Stock type as named in REST paths, such as `eternity_rings`. */
  readonly type: string;
  /** Number of created items. */
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
  /**
   * IDs of the affected items. Null for imports and for deletions of all items, because they may affect too many
   * items.
   */
  readonly ids: readonly number[] | null;
}

/**
 * Published when stock is changed by an administrator, an import, the end of a hold, or an order that reserves, sells
 * or releases an item. The event does not contain the new state. Several events may be published for the same item.
 */
export const stockChanged = eventType<StockChangedPayload>('stock.changed');

/** Import that was rejected because of the file or the current stock. Nothing was changed. */
export interface ImportRefusedPayload {
  /** Stock type as named in REST paths. */
  readonly type: string;
  readonly fileName: string;
  /** ID of the administrator. Null if the import was run on the command line. */
  readonly actorId: number | null;
  /** Rejection details for the audit log, by name. */
  readonly why: Readonly<Record<string, string | number>>;
}

export const importRefused = eventType<ImportRefusedPayload>('import.refused');
