import { madeToOrder } from '../../reservations/index.ts';
import { stockType } from '../../stock/index.ts';
import { Bracelet } from './bracelet.entity.ts';

export const bracelets = stockType({
  name: 'bracelets',
  typeName: 'Bracelet',
  one: 'bracelet',
  many: 'bracelets',
  noun: 'bracelet',
  description: 'Variant of a bracelet. A bracelet comes in several colors and sizes under one name. Made to order.',
  entity: Bracelet,
  table: 'bracelet',
  subject: 'bracelet',
  prefix: 'BR',
  reservations: madeToOrder('bracelet_id'),
  defaultSort: 'name',
  price: { total: 'price' },
  pages: [{ name: 'bracelets', address: '/bracelets' }],
  importKey: ['name', 'color', 'size'],
  together: ['name', 'color', 'size'],
  design: ['name'],
});
