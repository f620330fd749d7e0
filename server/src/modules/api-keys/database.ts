import type { ApiKeysTables } from '../../../generated/tables/api-keys.ts';
import type { TableOf } from '../../platform/database/statements/column-types.ts';
import type { ownTables } from '../../platform/database/statements/own-tables.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own tables. */
export const { queryIn } = statementsOver<
  ApiKeysTables & { api_key_usage: TableOf<(typeof ownTables)['api_key_usage']> }
>();
