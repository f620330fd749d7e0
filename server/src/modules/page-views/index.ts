import { defineModule } from '../../kernel/module.ts';
import { PageViewsResolver } from './page-views.resolver.ts';
import { forgetItemViews } from './page-views.ts';

export { countPageView } from './page-views.ts';

export const pageViewsModule = defineModule({
  resolvers: [PageViewsResolver],
  jobs: [forgetItemViews],
});
