import type { WishlistTables } from '../../../generated/tables/wishlist.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/**
 * Query builder for the tables of wishlists and accounts. The columns that reference items are derived from the list
 * of item kinds.
 */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<WishlistTables & AccountsTables>();
