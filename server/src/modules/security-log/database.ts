import type { TableOf } from '../../platform/database/statements/column-types.ts';
import type { ownTables } from '../../platform/database/statements/own-tables.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { SecurityEventKind } from './event-kind.ts';

/** Query builder for the security log and account tables. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<
  AccountsTables & {
    security_event: TableOf<(typeof ownTables)['security_event'], { readonly kind: SecurityEventKind }>;
  }
>();
