import { madeToOrder } from '../../reservations/index.ts';
import { stockType } from '../../stock/index.ts';
import { EternityRing } from './eternity-ring.entity.ts';

export const eternityRings = stockType({
  name: 'eternity_rings',
  typeName: 'EternityRing',
  one: 'eternityRing',
  many: 'eternityRings',
  noun: 'eternity ring',
  description: 'Ring with equal stones set all around. Made to order.',
  entity: EternityRing,
  table: 'eternity_ring',
  subject: 'eternity_ring',
  prefix: 'ER',
  reservations: madeToOrder('eternity_ring_id'),
  defaultSort: 'price',
  price: { total: 'price' },
  pages: [{ name: 'eternity-rings', address: '/eternity-rings' }],
  design: ['name', 'material', 'color_of_gold'],
});
