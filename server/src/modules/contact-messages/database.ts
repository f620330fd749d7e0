import type { ContactMessagesTables } from '../../../generated/tables/contact-messages.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own tables. */
export const { queryIn } = statementsOver<ContactMessagesTables>();
