import type { EntityClass } from '@mikro-orm/postgresql';
import { Show } from './show.entity.ts';
import { ShowPageFields, ShowResolver } from './show.resolver.ts';

export { createShow } from './save-show.ts';
export type { ShowInput } from './show.input.ts';
export { showsRoutes } from './show.routes.ts';

export const showsEntities: readonly EntityClass<object>[] = [Show];
export const showsResolvers = [ShowResolver, ShowPageFields] as const;
