import { isDeepStrictEqual } from 'node:util';
import { Counter, Gauge } from '@prometheus-io/client';
import type { CopyStatus } from '../../kernel/use-cases/system-probes.ts';
import { registry } from './registry.ts';

/** Column store whose metrics are collected. */
interface WatchedCopy {
  readonly table: string;
  readonly rows: number;
  readonly lagSeconds: number;
  readonly loadedAt: Date | null;
}

const watched = new Set<WatchedCopy>();

new Gauge({
  name: 'facet_column_store_rows',
  help: 'Rows of the columnar copies of this process at their last full read; 0 if there is no copy.',
  labelNames: ['table'],
  registers: [registry],
  collect() {
    this.reset();
    for (const { table, rows } of watched) this.set({ table }, rows);
  },
});

new Gauge({
  name: 'facet_column_store_lag_seconds',
  help: 'Age of the oldest known change that is not in the copy yet.',
  labelNames: ['table'],
  registers: [registry],
  collect() {
    this.reset();
    for (const { table, lagSeconds } of watched) this.set({ table }, lagSeconds);
  },
});

const reads = new Counter({
  name: 'facet_column_store_queries_total',
  help: 'List queries on copied tables by outcome: copy (served by the copy), database (not supported by the copy, or copy missing or behind), failed (served by the database, because the copy has failed).',
  labelNames: ['table', 'outcome'],
  registers: [registry],
});

/** Counts a query on a copied table. */
export const countCopyAnswer = (table: string, outcome: 'copy' | 'database' | 'failed'): void =>
  reads.labels(table, outcome).inc();

/** Adds the metrics of column stores to `/metrics`. Returns a function that removes the metrics. */
export function collectCopyMetrics(copies: readonly WatchedCopy[]): () => void {
  for (const copy of copies) watched.add(copy);
  return () => {
    for (const copy of copies) watched.delete(copy);
  };
}

/** Returns the state of the columnar copies of this process, with the number of queries since it started. */
export async function readCopyStatus(): Promise<readonly CopyStatus[]> {
  const { values } = await reads.get();
  return [...watched].map(({ table, rows, lagSeconds, loadedAt }) => {
    const countBy = (by: string): number =>
      values.find(({ labels }) => isDeepStrictEqual(labels, { table, by }))?.value ?? 0;
    const answers = { copy: countBy('copy'), database: countBy('database'), failed: countBy('failed') };
    return { table, rows, lagSeconds, loadedAt, answers };
  });
}
