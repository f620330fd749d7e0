import { sql } from 'kysely';
import Type from 'typebox';
import { eternityRings } from '../../stock-types/index.ts';
import { columnsOf } from '../database.ts';
import { metalWords, stockPiece } from './stock-piece.ts';

const d = columnsOf('eternity_ring', 'd');
const r = columnsOf('eternity_ring', 'r');

export const eternityRingKind = stockPiece({
  itemType: 6,
  type: eternityRings,
  input: 'ID of an eternity ring.',
  line: { name: 'EternityRingLine', description: 'Eternity ring. Made to order.' },
  words: sql`concat_ws(', ', ${d('name')}, ${metalWords(d('material'), d('color_of_gold'))}, 'size ' || ${d('ring_size')}::text)`,
  snapshotFields: {
    facts: [
      ...['material', 'colorOfGold', 'ringSize', 'shapeId', 'numberOfStones', 'caratsPerStone', 'totalCarats'],
      ...['colorId', 'clarityId'],
    ],
  },
  carats: d('total_carats'),
  rest: {
    isInRows: true,
    inOrders: {
      name: 'eternityRing',
      schema: Type.Object(
        { id: Type.Integer(), stockNumber: Type.String(), name: Type.String() },
        { additionalProperties: false },
      ),
      // Inactive rings use the description stored in the order, because the buyer may not see later changes.
      json: sql`(
        select json_build_object('id', ${r('id')}, 'stockNumber', l.stock_id,
          'name', case when ${r('is_active')} then ${r('name')} else l.description end)
        from eternity_ring r where ${r('id')} = l.eternity_ring_id)`,
    },
  },
});
