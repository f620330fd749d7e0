import type { StockType } from './stock/stock-type.ts';
import { stockModules } from './stock-modules.ts';

type StockWords = Pick<StockType, 'name' | 'subject' | 'noun' | 'description'>;

/** What every type of stock is called. */
export const stockWords: readonly StockWords[] = stockModules.map(({ type }) => type);

/** What tables of stock mark as changed. */
export const stockSubjects: readonly string[] = stockWords.map(({ subject }) => subject);
