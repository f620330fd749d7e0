import DataLoader from 'dataloader';
import type { RequestContext } from './context.ts';

type Load<K, V, Variant> = (ctx: RequestContext, keys: readonly K[], variant: Variant) => Promise<ReadonlyMap<K, V>>;

/** Of reads that all want the same. */
const oneVariant = {};

/**
 * Many reads of one request as one query: keys asked for in the same moment go to `load` together, each once.
 * `variant` tells apart reads that want different things of the same keys, such as other columns; any object serves.
 * A key that `load` does not answer is undefined. Nothing is kept: what a command changed is read anew.
 */
export function batch<K, V>(
  load: (ctx: RequestContext, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (ctx: RequestContext, key: K) => Promise<V | undefined>;
export function batch<K, V, Variant extends object>(
  load: Load<K, V, Variant>,
): (ctx: RequestContext, key: K, variant: Variant) => Promise<V | undefined>;
export function batch<K, V>(
  load: Load<K, V, object>,
): (ctx: RequestContext, key: K, variant?: object) => Promise<V | undefined> {
  const loaderFor = (ctx: RequestContext, variant: object) =>
    new DataLoader<K, V | undefined>(
      async (keys) => {
        const found = await load(ctx, [...new Set(keys)], variant);
        return keys.map((key) => found.get(key));
      },
      { cache: false },
    );
  const loadersOf = (ctx: RequestContext) => {
    const byVariant = new Map<object, DataLoader<K, V | undefined>>();
    return (variant: object): DataLoader<K, V | undefined> => {
      const loader = byVariant.get(variant) ?? loaderFor(ctx, variant);
      byVariant.set(variant, loader);
      return loader;
    };
  };
  return (ctx, key, variant = oneVariant) => ctx.loaders.once(loadersOf, ctx)(variant).load(key);
}
