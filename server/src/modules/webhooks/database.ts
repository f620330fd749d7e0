import type { WebhooksTables } from '../../../generated/tables/webhooks.ts';
import type { LogPosition } from '../../platform/change-log/position.ts';
import type { TableOf } from '../../platform/database/statements/column-types.ts';
import type { ownTables } from '../../platform/database/statements/own-tables.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Query builder for the tables of webhooks and accounts. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<
  WebhooksTables &
    AccountsTables & {
      webhook_stock_position: TableOf<(typeof ownTables)['webhook_stock_position'], { readonly position: LogPosition }>;
    }
>();
