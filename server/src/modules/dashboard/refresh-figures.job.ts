import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { Loaders } from '../../kernel/use-cases/loaders.ts';
import { refreshFigure } from './figures/figure.ts';
import { visitFigures, wishedFigures } from './figures/interest-figures.ts';
import { salesFigures } from './figures/sales-figures.ts';
import { stockFigures } from './figures/stock-figures.ts';

/** Computes outdated statistics of the dashboard, so that requests do not have to wait for them. */
export const refreshFigures: JobHandler = {
  queue: 'dashboard.refresh',
  schedule: '* * * * *',
  async handle({ em }) {
    const reader = { em, loaders: new Loaders() };
    await refreshFigure(reader, stockFigures);
    await refreshFigure(reader, salesFigures);
    await refreshFigure(reader, wishedFigures);
    await refreshFigure(reader, visitFigures);
  },
};
