import { sql } from 'kysely';
import { type Viewer } from '../../accounts/index.ts';
import { AccessPage } from '../../accounts/users/index.ts';
import { AllocatedStock, allocatedByWeight } from '../../reservations/index.ts';
import { stockType } from '../../stock/index.ts';
import { markedUpPerCarat, pricedByWeight } from '../../stock/lists/index.ts';
import { onOpenPage } from '../../stock/visibility/index.ts';
import { MeleeLot } from './melee.entity.ts';
import { sievesOfLot } from './melee-sieve.ts';

const pricing = pricedByWeight(sql`d.carats`);

const perCarat = ({ markups }: Viewer) => markedUpPerCarat(markups, pricing);

export const meleeLots = stockType({
  name: 'melee',
  typeName: 'MeleeLot',
  one: 'meleeLot',
  many: 'meleeLots',
  noun: 'melee lot',
  description: 'Lot of small accent stones of one color category and size range, sold by weight.',
  entity: MeleeLot,
  table: 'melee',
  subject: 'melee',
  prefix: 'ME',
  reservations: allocatedByWeight(AllocatedStock.MELEE),
  defaultSort: 'carats',
  listRules: (viewer) => onOpenPage(viewer, [[AccessPage.MELEE, sql`true`]]),
  pages: [{ name: 'melee', address: '/melee', access: AccessPage.MELEE }],
  pricing: () => pricing,
  price: { total: 'totalPrice', perCarat: 'pricePerCarat' },
  perViewer: {
    pricePerCarat: perCarat,
    sieves: () => sievesOfLot,
    totalPrice: (viewer) => sql`round(${perCarat(viewer)} * d.carats, 2)`,
  },
  filters: { sieves: { condition: (names) => sql`${sievesOfLot} && ${names}::text[]` } },
  importKey: ['color', 'sizeFrom', 'sizeTo'],
  keptByImports: ['carats'],
});
