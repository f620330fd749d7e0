import type { WishlistTables } from '../../../generated/tables/wishlist.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Statements of this module name its own table and those of accounts; what wishes point at comes from the list of kinds. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<WishlistTables & AccountsTables>();
