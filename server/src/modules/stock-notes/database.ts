import type { StockNotesTables } from '../../../generated/tables/stock-notes.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own table: stock is read through the catalogue. */
export const { queryIn } = statementsOver<StockNotesTables>();
