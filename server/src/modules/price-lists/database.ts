import type { PriceListsTables } from '../../../generated/tables/price-lists.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Statements of this module name its own tables, and those of accounts. */
export const { queryIn, columnsOf } = statementsOver<PriceListsTables & AccountsTables>();
