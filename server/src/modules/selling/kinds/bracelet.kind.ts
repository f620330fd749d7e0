import { sql } from 'kysely';
import { bracelets } from '../../stock-types/index.ts';
import { columnsOf } from '../database.ts';
import { metalWords, stockPiece } from './stock-piece.ts';

const d = columnsOf('bracelet', 'd');

/** Bracelets. Each combination of color and size is a separate item. */
export const braceletKind = stockPiece({
  itemType: 7,
  type: bracelets,
  input: 'ID of a bracelet in a specific color and size.',
  line: { name: 'BraceletLine', description: 'Bracelet of one color and size. Made to order.' },
  words: sql`concat_ws(', ', coalesce(${d('title')}, ${d('name')}), ${metalWords(d('material'), d('color'))}, 'size ' || ${d('size')})`,
  snapshotFields: { facts: ['material', 'color', 'size', 'numberOfStones', 'totalCarats'] },
  carats: d('total_carats'),
  rest: { isInRows: true },
});
