import type { stockIndex } from '../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../graphql/stock/stock-declaration';

/** Loaded file formats, by stock type. */
const loading = new Map<string, Promise<StockFiles>>();

/** Loads the file format of a stock type. Returns the same promise for repeated calls. */
export function filesOf({ path, files }: (typeof stockIndex)[number]): Promise<StockFiles> {
  const promise = loading.get(path) ?? files();
  loading.set(path, promise);
  // Removes a failed load, so that the next call retries it.
  promise.catch(() => loading.delete(path));
  return promise;
}
