import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { CatalogueTables } from './tables.generated.ts';

/** Tables that statements of this module may name: its own, and those of accounts. */
export interface CatalogueDatabase extends CatalogueTables, AccountsTables {}

export const { queryIn } = statementsOver<CatalogueDatabase>();
