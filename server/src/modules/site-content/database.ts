import type { SiteContentTables } from '../../../generated/tables/site-content.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own tables. */
export const { queryIn } = statementsOver<SiteContentTables>();
