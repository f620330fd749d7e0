import type { StockType } from './stock/stock-type.ts';
import { stockModules } from './stock-modules.ts';

type StockWords = Pick<StockType, 'name' | 'subject' | 'noun' | 'description'>;

const diamonds: StockWords = {
  name: 'diamonds',
  subject: 'diamond',
  noun: 'diamond',
  description: 'Single stones, pairs, lines and parcels.',
};

/** What every type of stock is called. */
export const stockWords: readonly StockWords[] = [diamonds, ...stockModules.map(({ type }) => type)];

/** What tables of stock mark as changed. */
export const stockSubjects: readonly string[] = stockWords.map(({ subject }) => subject);
