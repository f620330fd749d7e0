import type { EntityClass } from '@mikro-orm/postgresql';
import { Show } from './show.entity.ts';
import { ShowPageFields, ShowResolver } from './show.resolver.ts';

export { showsRoutes } from './show.routes.ts';

export const showsEntities: readonly EntityClass<object>[] = [Show];
export const showsResolvers = [ShowResolver, ShowPageFields] as const;
