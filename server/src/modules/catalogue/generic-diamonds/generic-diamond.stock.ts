import { sql } from 'kysely';
import { ringParts } from '../../reservations/index.ts';
import { markedUpPerCarat } from '../stock/lists/markup.ts';
import { stockType } from '../stock/stock-type.ts';
import { GenericDiamond } from './generic-diamond.entity.ts';

export const genericDiamonds = stockType({
  name: 'generic_diamonds',
  typeName: 'GenericDiamond',
  one: 'genericDiamond',
  many: 'genericDiamonds',
  noun: 'generic diamond',
  description:
    'A stone described by its grades and a range of weights, not graded one by one. Its nominal weight is `caratsFrom`: prices and markups go by it.',
  entity: GenericDiamond,
  table: 'generic_diamond',
  subject: 'generic_diamond',
  prefix: 'GD',
  reservations: ringParts('generic_diamond_id', ['completed_ring']),
  defaultSort: 'caratsFrom',
  perViewer: { pricePerCarat: ({ markups }) => markedUpPerCarat(markups, { carats: sql`d.carats_from` }) },
  importKey: ['shapeId', 'colorId', 'clarityId', 'caratsFrom'],
});
