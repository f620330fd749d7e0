import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { Loaders } from '../../kernel/use-cases/loaders.ts';
import { refreshAggregate } from './aggregates/cached-aggregate.ts';
import { visitStatistics, wishlistStatistics } from './aggregates/interest.ts';
import { salesStatistics } from './aggregates/sales.ts';
import { stockStatistics } from './aggregates/stock.ts';

/** Recomputes outdated dashboard statistics, so that requests do not have to wait for them. */
export const refreshFigures: JobHandler = {
  queue: 'dashboard.refresh',
  schedule: '* * * * *',
  title: 'Refresh dashboard statistics',
  async handle({ em }) {
    const reader = { em, loaders: new Loaders() };
    await refreshAggregate(reader, stockStatistics);
    await refreshAggregate(reader, salesStatistics);
    await refreshAggregate(reader, wishlistStatistics);
    await refreshAggregate(reader, visitStatistics);
  },
};
