import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { SiteContentTables } from './tables.generated.ts';

/** Statements of this module name its own tables. */
export const { queryIn } = statementsOver<SiteContentTables>();
