import { sql } from 'kysely';
import { customNecklaces } from '../../stock-types/index.ts';
import { columnsOf } from '../database.ts';
import { stockPiece } from './stock-piece.ts';

const d = columnsOf('custom_necklace', 'd');

export const customNecklaceKind = stockPiece({
  itemType: 9,
  type: customNecklaces,
  input: 'ID of a custom necklace.',
  line: { name: 'CustomNecklaceLine', description: 'Custom necklace. Made to order.' },
  words: sql`concat_ws(', ', ${d('name')}, ${d('material')}, ${d('chain_length')}::text || ' in')`,
  snapshotFields: { facts: ['material', 'chainLength', 'shapeId', 'numberOfStones', 'totalCarats'] },
  carats: d('total_carats'),
});
