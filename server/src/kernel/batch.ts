import DataLoader from 'dataloader';
import type { RequestContext } from './context.ts';

/**
 * Many reads of one request as one query: keys asked for in the same moment go to `load` together, each once.
 * `variant` tells apart reads that want different things of the same keys, such as other columns; any object serves.
 * A key that `load` does not answer is undefined. Nothing is kept: what a command changed is read anew.
 */
export function batch<K, V, Variant extends object>(
  load: (ctx: RequestContext, keys: readonly K[], variant: Variant) => Promise<ReadonlyMap<K, V>>,
): (ctx: RequestContext, key: K, variant: Variant) => Promise<V | undefined> {
  const loaders = new WeakMap<object, WeakMap<Variant, DataLoader<K, V | undefined>>>();
  const loaderOf = (ctx: RequestContext, variant: Variant): DataLoader<K, V | undefined> => {
    const ofRequest = loaders.get(ctx.request) ?? new WeakMap<Variant, DataLoader<K, V | undefined>>();
    loaders.set(ctx.request, ofRequest);
    const known = ofRequest.get(variant);
    if (known) return known;
    const made = new DataLoader<K, V | undefined>(
      async (keys) => {
        const found = await load(ctx, [...new Set(keys)], variant);
        return keys.map((key) => found.get(key));
      },
      { cache: false },
    );
    ofRequest.set(variant, made);
    return made;
  };
  return (ctx, key, variant) => loaderOf(ctx, variant).load(key);
}
