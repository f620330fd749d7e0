import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { PageSettingsTables } from './tables.generated.ts';

/** Statements of this module name its own tables. */
export const { queryIn, conditionsOn } = statementsOver<PageSettingsTables>();
