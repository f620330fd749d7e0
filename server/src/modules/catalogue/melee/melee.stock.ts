import { sql } from 'kysely';
import { AccessPage } from '../../accounts/index.ts';
import { AllocatedStock, allocated } from '../../reservations/index.ts';
import { markedUpPerCarat } from '../stock/lists/markup.ts';
import { stockType } from '../stock/stock-type.ts';
import { Melee } from './melee.entity.ts';

export const melee = stockType({
  name: 'melee',
  typeName: 'Melee',
  one: 'melee',
  many: 'melees',
  noun: 'melee lot',
  description: 'A lot of small accent stones of one colour category and size range, sold by weight.',
  entity: Melee,
  table: 'melee',
  subject: 'melee',
  prefix: 'ME',
  reservations: allocated(AllocatedStock.MELEE),
  defaultSort: 'carats',
  visibleTo: ({ kind, pages }) =>
    kind === 'trader' && (!pages || pages.has(AccessPage.MELEE)) ? sql`true` : sql`d.show_to_all`,
  perViewer: { pricePerCarat: ({ markups }) => markedUpPerCarat(markups, { carats: sql`d.carats` }) },
  importKey: ['color', 'sizeFrom', 'sizeTo'],
  keptByImports: ['carats'],
});
