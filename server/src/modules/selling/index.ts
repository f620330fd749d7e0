import { defineModule } from '../../kernel/module.ts';
import { itemKinds } from './kinds/kinds.ts';

export type { ItemFact, ItemSnapshot } from './snapshots/item-snapshot.ts';

export const sellingModule = defineModule({
  resolvers: [...itemKinds.flatMap(({ lineResolvers }) => lineResolvers)],
});
