import { madeToOrder } from '../../reservations/index.ts';
import { stockType } from '../../stock/index.ts';
import { CustomNecklace } from './custom-necklace.entity.ts';

export const customNecklaces = stockType({
  name: 'custom_necklaces',
  typeName: 'CustomNecklace',
  one: 'customNecklace',
  many: 'customNecklaces',
  noun: 'custom necklace',
  description: 'Necklace made to order.',
  entity: CustomNecklace,
  table: 'custom_necklace',
  subject: 'custom_necklace',
  prefix: 'CN',
  reservations: madeToOrder('custom_necklace_id'),
  defaultSort: 'price',
  price: { total: 'price' },
  pages: [{ name: 'custom-necklace', address: '/custom-necklace' }],
  importKey: ['name'],
  design: ['name'],
});
