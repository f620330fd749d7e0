import type { stockIndex } from '../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../graphql/stock/stock-declaration';

/** Loaded file formats by stock type. */
const read = new Map<string, Promise<StockFiles>>();

/** Loads the file format of a stock type. Returns the same promise for each call. */
export function filesOf({ path, files }: (typeof stockIndex)[number]): Promise<StockFiles> {
  const known = read.get(path) ?? files();
  read.set(path, known);
  // A failed load is retried by the next call.
  known.catch(() => read.delete(path));
  return known;
}
