import { defineModule } from '../../kernel/module.ts';
import { ApiKey } from './keys/api-key.entity.ts';
import { ApiKeyResolver } from './keys/api-key.resolver.ts';
import { forgetKeyUsage } from './usage/read-usage.ts';

export { mostKeys } from './keys/api-keys.ts';
export { usualBudget } from './keys/budget-bounds.ts';
export {
  askerOf,
  authenticateKey,
  callerWhoAsked,
  type KeyCaches,
  type KeyRefusal,
  openKeyCaches,
} from './proof/authenticate-key.ts';
export { countedBudgets, createKeyUsage } from './usage/key-usage.ts';

export const apiKeysModule = defineModule({
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  jobs: [forgetKeyUsage],
});
