import { diamondSellable } from './diamond.sellable.ts';
import { meleeSellable } from './melee.sellable.ts';
import {
  braceletSellable,
  customNecklaceSellable,
  eternityRingSellable,
  jewellerySellable,
} from './pieces.sellable.ts';
import { completedRingSellable, engagementRingSellable } from './ring.sellable.ts';
import type { Sellable } from './sellable.ts';

/** Everything that is sold, one line per kind. */
export const sellables: readonly Sellable[] = [
  diamondSellable,
  meleeSellable,
  engagementRingSellable,
  completedRingSellable,
  eternityRingSellable,
  braceletSellable,
  jewellerySellable,
  customNecklaceSellable,
];
