import DataLoader from 'dataloader';
import type { RequestContext } from './context.ts';

type Load<K, V, Variant> = (ctx: RequestContext, keys: readonly K[], variant: Variant) => Promise<ReadonlyMap<K, V>>;

/** Default variant for reads that all need the same columns. */
const oneVariant = {};

/**
 * Combines the reads of one request into one query. Keys requested in the same tick are passed to `load` together,
 * without duplicates. `variant` separates reads of the same keys that need different data, such as different columns.
 * Any object can be a variant. The result for an unknown key is undefined. Nothing is cached, so data changed by a
 * command is read again.
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
        const loaded = await load(ctx, [...new Set(keys)], variant);
        return keys.map((key) => loaded.get(key));
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
