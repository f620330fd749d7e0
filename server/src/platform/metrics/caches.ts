import { Counter } from '@prometheus-io/client';
import { registry } from './registry.ts';

const requests = new Counter({
  name: 'facet_cache_requests_total',
  help: 'Lookups in caches of this process: hit or miss.',
  labelNames: ['cache', 'outcome'],
  registers: [registry],
});

/** Returns a function that counts lookups in a cache. */
export function cacheCounter(cache: string): (isHit: boolean) => void {
  const hits = requests.labels(cache, 'hit');
  const misses = requests.labels(cache, 'miss');
  return (isHit) => (isHit ? hits : misses).inc();
}
