import type { ApiKeysTables } from '../../../generated/tables/api-keys.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Statements of this module name its own tables and those of accounts. */
export const { queryIn } = statementsOver<ApiKeysTables & AccountsTables>();
