import { Counter, Gauge, Histogram } from '@prometheus-io/client';
import { AppError } from '../../kernel/errors/errors.ts';
import { registry } from './registry.ts';

const running = new Gauge({
  name: 'facet_imports_running',
  help: 'Imports that this process is working on.',
  labelNames: ['stock_type'],
  registers: [registry],
});

const durations = new Histogram({
  name: 'facet_import_duration_seconds',
  help: 'Duration of an import by outcome: applied, dry_run, rejected, failed.',
  labelNames: ['stock_type', 'outcome'],
  buckets: [0.1, 0.5, 1, 5, 10, 30, 60, 120, 300, 600],
  registers: [registry],
});

const rows = new Counter({
  name: 'facet_import_rows_total',
  help: 'Rows read by imports that were applied, and by dry runs.',
  labelNames: ['stock_type'],
  registers: [registry],
});

type Outcome = 'applied' | 'dry_run' | 'rejected' | 'failed';

/** Measures an import of a stock type: running imports, duration, rows and outcome. */
export async function instrumentImport<R extends { readonly isApplied: boolean; readonly read: number }>(
  type: string,
  work: () => Promise<R>,
): Promise<R> {
  running.inc({ stock_type: type });
  const end = durations.startTimer({ stock_type: type });
  let outcome: Outcome = 'failed';
  try {
    const report = await work();
    outcome = report.isApplied ? 'applied' : 'dry_run';
    rows.inc({ stock_type: type }, report.read);
    return report;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) outcome = 'rejected';
    throw error;
  } finally {
    running.dec({ stock_type: type });
    end({ outcome });
  }
}
