import { defineModule } from '../../kernel/module.ts';
import { PageViewsResolver } from './page-views.resolver.ts';
import { deleteExpiredItemViews } from './page-views.ts';

export { countPageView } from './page-views.ts';

export const pageViewsModule = defineModule({
  resolvers: [PageViewsResolver],
  jobs: [deleteExpiredItemViews],
});
