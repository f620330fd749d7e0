import type { EntityClass } from '@mikro-orm/postgresql';
import { ApiKey } from './api-key.entity.ts';

export { authenticateKey } from './authenticate-key.ts';
export { isKeyText } from './key-text.ts';

export const apiKeysEntities: readonly EntityClass<object>[] = [ApiKey];
