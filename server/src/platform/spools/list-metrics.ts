import { Gauge } from 'prom-client';
import { registry } from '../metrics/registry.ts';
import type { Spools } from './spools.ts';

const watched = new Set<Spools>();

const sumOf = (value: (inUse: ReturnType<Spools['inUse']>) => number): number =>
  [...watched].reduce((sum, spools) => sum + value(spools.inUse()), 0);

new Gauge({
  name: 'facet_list_spools',
  help: 'Whole lists and exports that are being made or sent.',
  registers: [registry],
  collect() {
    this.set(sumOf(({ texts }) => texts));
  },
});

new Gauge({
  name: 'facet_list_spool_bytes',
  help: 'What of them lies on the disk.',
  registers: [registry],
  collect() {
    this.set(sumOf(({ bytes }) => bytes));
  },
});

/** Has `/metrics` tell of the lists that are being sent; answers what ends that. */
export function tellOfLists(spools: Spools): () => void {
  watched.add(spools);
  return () => watched.delete(spools);
}
