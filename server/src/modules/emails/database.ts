import type { EmailsTables } from '../../../generated/tables/emails.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Typed query builders for the tables of emails and accounts. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<EmailsTables & AccountsTables>();
