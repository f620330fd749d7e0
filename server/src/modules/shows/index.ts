import type { EntityClass } from '@mikro-orm/postgresql';
import { pageFields } from '../../kernel/input/page.ts';
import { Show } from './show.entity.ts';
import { ShowResolver } from './show.resolver.ts';
import { ShowPage } from './show.type.ts';

export { createShow } from './save-show.ts';
export type { ShowInput } from './show.input.ts';
export { showsRoutes } from './show.routes.ts';

export const showsEntities: readonly EntityClass<object>[] = [Show];
export const showsResolvers = [ShowResolver, pageFields(ShowPage)] as const;
