import { defineModule } from '../../kernel/module.ts';
import { CustomerFigureResolver, DashboardResolver } from './dashboard.resolver.ts';
import { refreshFigures } from './refresh-aggregates.job.ts';

export const dashboardModule = defineModule({
  resolvers: [DashboardResolver, CustomerFigureResolver],
  jobs: [refreshFigures],
});
