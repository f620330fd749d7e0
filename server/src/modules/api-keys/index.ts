import { defineModule } from '../../kernel/module.ts';
import { ApiKey } from './keys/api-key.entity.ts';
import { ApiKeyResolver } from './keys/api-key.resolver.ts';
import { forgetKeyUsage } from './usage/forget-usage.job.ts';

export { mostKeys } from './keys/api-keys.ts';
export { usualBudget } from './keys/budget-bounds.ts';
export { authenticateKey, type KeyCaches, type KeyRefusal, openKeyCaches } from './proof/authenticate-key.ts';
export { askerOf, callerWhoAsked } from './proof/signed-askers.ts';
export { countedBudgets } from './usage/counted-budgets.ts';
export { createKeyUsage } from './usage/key-usage.ts';

export const apiKeysModule = defineModule({
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  jobs: [forgetKeyUsage],
});
