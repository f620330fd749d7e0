import type { PageSettingsTables } from '../../../generated/tables/page-settings.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Query builder for the page settings tables. */
export const { queryIn, conditionsOn } = statementsOver<PageSettingsTables>();
