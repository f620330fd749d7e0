import { sql } from 'kysely';
import { FilterId } from '../../../kernel/input/filter-fields.ts';
import type { Viewer } from '../../accounts/index.ts';
import { ringParts } from '../../reservations/index.ts';
import { refusedByFeeds } from '../../stock/graphql/index.ts';
import { stockType } from '../../stock/index.ts';
import { markedUpPerCarat, pricedByWeight } from '../../stock/lists/index.ts';
import { canBeHadNow } from '../../stock/visibility/index.ts';
import { GenericDiamond } from './generic-diamond.entity.ts';
import { genericFitsSetting } from './generic-diamond-setting-fit.ts';

const pricing = pricedByWeight(sql`d.carats_from`);

/** A viewer's price per carat of a stone. */
const perCarat = ({ markups }: Viewer) => markedUpPerCarat(markups, pricing);

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
  price: { total: 'totalPrice', perCarat: 'pricePerCarat' },
  pages: [{ name: 'completed-rings', address: '/completed-rings', asks: [canBeHadNow] }],
  pricing: () => pricing,
  perViewer: {
    pricePerCarat: perCarat,
    totalPrice: (viewer) => sql`round(${perCarat(viewer)} * d.carats_from, 2)`,
  },
  filters: {
    fitsRingSettingId: {
      input: FilterId(
        `Stones of a shape and weight that this ring setting takes; none when the caller does not see it. ${refusedByFeeds}`,
      ),
      condition: (id, viewer) => genericFitsSetting(Number(id), viewer),
      dependsOn: ['ring_setting'],
    },
  },
  importKey: ['shapeId', 'colorId', 'clarityId', 'caratsFrom'],
});
