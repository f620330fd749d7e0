import { diamondSellable } from './diamond.sellable.ts';
import type { Sellable } from './sellable.ts';

/** Everything that is sold, one line per kind. The order is the order in which stock is locked. */
export const sellables: readonly Sellable[] = [diamondSellable];
