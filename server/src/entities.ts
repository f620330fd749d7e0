import type { EntityClass } from '@mikro-orm/postgresql';
import { accountsEntities } from './modules/accounts/index.ts';
import { catalogueEntities } from './modules/catalogue/index.ts';

/** Every table that is written through an entity. */
export const entities: readonly EntityClass<object>[] = [...accountsEntities, ...catalogueEntities];
