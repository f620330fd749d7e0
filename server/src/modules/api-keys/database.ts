import type { ApiKeysTables } from '../../../generated/tables/api-keys.ts';
import type { TableOf } from '../../platform/database/statements/column-types.ts';
import type { ownTables } from '../../platform/database/statements/own-tables.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Typed query builders for the tables of this module. */
export const { queryIn } = statementsOver<
  ApiKeysTables & { api_key_usage: TableOf<(typeof ownTables)['api_key_usage']> }
>();
