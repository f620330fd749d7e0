import { defineModule } from '../../kernel/module.ts';
import { forgetItemViews } from './count-item-view.ts';
import { PageViewsResolver } from './page-views.resolver.ts';

export { countPageView } from './count-page-view.ts';

export const pageViewsModule = defineModule({
  resolvers: [PageViewsResolver],
  jobs: [forgetItemViews],
});
