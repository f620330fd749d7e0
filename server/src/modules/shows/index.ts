import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { Show } from './show.entity.ts';
import { ShowResolver } from './show.resolver.ts';
import { showsRoutes } from './show.routes.ts';
import { ShowPage } from './show.type.ts';

export { createShow } from './save-show.ts';
export type { ShowInput } from './show.input.ts';

export const showsModule = defineModule({
  entities: [Show],
  resolvers: [ShowResolver, pageFields(ShowPage)],
  routes: showsRoutes,
});
