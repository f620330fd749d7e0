import type { stockIndex } from '../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../graphql/stock/stock-declaration';

/** What the files of each type hold, read once. */
const read = new Map<string, Promise<StockFiles>>();

/** What the files of a type of stock hold: the same promise whenever it is asked for. */
export function filesOf({ path, files }: (typeof stockIndex)[number]): Promise<StockFiles> {
  const known = read.get(path) ?? files();
  read.set(path, known);
  // Code that did not arrive is asked for anew by whoever comes again.
  known.catch(() => read.delete(path));
  return known;
}
