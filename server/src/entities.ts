import type { EntityClass } from '@mikro-orm/postgresql';

/** Every table that is written through an entity. */
export const entities: readonly EntityClass<object>[] = [];
