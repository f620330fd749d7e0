import type { stockIndex } from '../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../graphql/stock/stock-declaration';

/** Loaded file formats by stock type. */
const loading = new Map<string, Promise<StockFiles>>();

/** Loads the file format of a stock type. Returns the same promise for each call. */
export function filesOf({ path, files }: (typeof stockIndex)[number]): Promise<StockFiles> {
  const promise = loading.get(path) ?? files();
  loading.set(path, promise);
  // A failed load is retried by the next call.
  promise.catch(() => loading.delete(path));
  return promise;
}
