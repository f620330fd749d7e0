import { itemKinds } from './kinds/kinds.ts';

export type { ItemFact, ItemSnapshot } from './snapshots/item-snapshot.ts';

export const sellingResolvers = [...itemKinds.flatMap(({ lineResolvers }) => lineResolvers)];
