import { defineModule } from '../../kernel/module.ts';
import { ApiKey } from './keys/api-key.entity.ts';
import { ApiKeyResolver } from './keys/api-key.resolver.ts';
import { deleteExpiredKeyUsage } from './usage/read-usage.ts';

export {
  authenticateKey,
  callerOfSignedLink,
  type KeyCaches,
  type KeyRefusal,
  openKeyCaches,
  signedLinkClaimsOf,
} from './authentication/authenticate-key.ts';
export { maxActiveKeys } from './keys/api-keys.ts';
export { defaultBudget } from './keys/budget-bounds.ts';
export { countedBudgets, createKeyUsage } from './usage/key-usage.ts';

export const apiKeysModule = defineModule({
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  jobs: [deleteExpiredKeyUsage],
});
