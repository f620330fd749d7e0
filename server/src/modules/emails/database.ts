import type { EmailsTables } from '../../../generated/tables/emails.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Statements of this module name its own tables, and those of accounts. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<EmailsTables & AccountsTables>();
