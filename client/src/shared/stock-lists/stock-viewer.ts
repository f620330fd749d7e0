import type { StockFieldDeclaration } from '../../graphql/stock/stock-declaration';

/** Who looks at stock, as far as fields depend on it: the same words as in the declaration of a field. */
export type StockViewer = StockFieldDeclaration['readers'];

const ranks: Readonly<Record<StockViewer, number>> = { everybody: 0, users: 1, administrators: 2 };

/** Whether the server gives a field to somebody. */
export function isReadBy({ readers }: Pick<StockFieldDeclaration, 'readers'>, viewer: StockViewer): boolean {
  return ranks[readers] <= ranks[viewer];
}
