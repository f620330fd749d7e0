import { Counter } from '@prometheus-io/client';
import { registry } from './registry.ts';

const requests = new Counter({
  name: 'facet_cache_requests_total',
  help: 'What was asked of caches of this process: found there (hit) or not (miss).',
  labelNames: ['cache', 'outcome'],
  registers: [registry],
});

/** Counts what is asked of one cache, by its name. */
export function cacheCounter(cache: string): (isHit: boolean) => void {
  const hits = requests.labels(cache, 'hit');
  const misses = requests.labels(cache, 'miss');
  return (isHit) => (isHit ? hits : misses).inc();
}
