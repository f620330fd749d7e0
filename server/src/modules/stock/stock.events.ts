import { eventType } from '../../kernel/use-cases/events.ts';

/** What has become of items of one stock type in one step of a transaction. */
export interface StockFacts {
  /** The stock type, as in REST's paths: `eternity_rings`. */
  readonly type: string;
  /** How many items. */
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
  /** Which ones. Null: as many as an import or a deletion of all may touch, which nobody names one by one. */
  readonly ids: readonly number[] | null;
}

/**
 * Stock has been written: by an administrator, an order that reserves, sells or frees it, an import, or a hold that ends.
 * What an item is now has to be read; several steps may tell of the same one.
 */
export const stockChanged = eventType<StockFacts>('stock.changed');

/** An import was refused, by its file or by what is on stock; nothing has changed. */
export interface ImportRefusedFacts {
  /** The stock type, as in REST's paths. */
  readonly type: string;
  readonly fileName: string;
  /** The administrator; null: the command line. */
  readonly actorId: number | null;
  /** What the audit log says of it, facts by name. */
  readonly why: Readonly<Record<string, string | number>>;
}

/** An import was refused. */
export const importRefused = eventType<ImportRefusedFacts>('import.refused');
