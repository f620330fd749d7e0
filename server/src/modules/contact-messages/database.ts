import type { ContactMessagesTables } from '../../../generated/tables/contact-messages.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Typed query builders for the tables of this module. */
export const { queryIn } = statementsOver<ContactMessagesTables>();
