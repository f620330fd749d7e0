import type { EntityClass } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { ApiKey } from './keys/api-key.entity.ts';
import { ApiKeyResolver } from './keys/api-key.resolver.ts';
import { forgetKeyUsage } from './usage/read-usage.ts';

export { mostKeys } from './keys/api-keys.ts';
export { usualBudget } from './keys/budget-bounds.ts';
export { askerOf, authenticateKey, callerWhoAsked, type KeyRefusal } from './proof/authenticate-key.ts';
export { countedBudgets, createKeyUsage } from './usage/key-usage.ts';

export const apiKeysEntities: readonly EntityClass<object>[] = [ApiKey];
export const apiKeysResolvers = [ApiKeyResolver] as const;
export const apiKeysJobs: readonly JobHandler[] = [forgetKeyUsage];
