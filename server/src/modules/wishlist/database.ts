import type { WishlistTables } from '../../../generated/tables/wishlist.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Query builder for the tables of this module and of accounts. References to items come from the list of kinds. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<WishlistTables & AccountsTables>();
