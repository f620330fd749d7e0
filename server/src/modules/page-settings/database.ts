import type { PageSettingsTables } from '../../../generated/tables/page-settings.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Query builder for the tables of page settings. */
export const { queryIn, conditionsOn } = statementsOver<PageSettingsTables>();
