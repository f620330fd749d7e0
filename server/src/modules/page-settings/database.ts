import type { PageSettingsTables } from '../../../generated/tables/page-settings.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own tables. */
export const { queryIn, conditionsOn } = statementsOver<PageSettingsTables>();
