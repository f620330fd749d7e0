import { Counter, Gauge } from '@prometheus-io/client';
import { registry } from './registry.ts';

/** A copy, as the metrics tell of it. */
interface WatchedCopy {
  readonly table: string;
  readonly rows: number;
  readonly lagSeconds: number;
}

const watched = new Set<WatchedCopy>();

new Gauge({
  name: 'facet_copy_rows',
  help: 'Rows of the columnar copies of this process when they were last read as a whole; 0: there is no copy.',
  labelNames: ['table'],
  registers: [registry],
  collect() {
    this.reset();
    for (const { table, rows } of watched) this.set({ table }, rows);
  },
});

new Gauge({
  name: 'facet_copy_lag_seconds',
  help: 'For how long something is known to have changed that the copy does not have yet.',
  labelNames: ['table'],
  registers: [registry],
  collect() {
    this.reset();
    for (const { table, lagSeconds } of watched) this.set({ table }, lagSeconds);
  },
});

const answers = new Counter({
  name: 'facet_copy_answers_total',
  help: 'Questions for lists of copied tables, by who has answered: copy, database (the copy could not be asked that, was not there or behind), failed (the database, because the copy has failed).',
  labelNames: ['table', 'by'],
  registers: [registry],
});

/** Counts an answer about a copied table. */
export const countCopyAnswer = (table: string, by: 'copy' | 'database' | 'failed'): void =>
  answers.labels(table, by).inc();

/** Has `/metrics` tell of copies; answers what ends that. */
export function tellOfCopies(copies: readonly WatchedCopy[]): () => void {
  for (const copy of copies) watched.add(copy);
  return () => {
    for (const copy of copies) watched.delete(copy);
  };
}
