import { type RawBuilder, sql } from 'kysely';
import { FilterId } from '../../../kernel/input/filter-fields.ts';
import type { Viewer } from '../../accounts/index.ts';
import { ringParts } from '../../reservations/index.ts';
import { refusedByFeeds } from '../../stock/graphql/index.ts';
import { stockType } from '../../stock/index.ts';
import { markedUpPerCarat, pricedByWeight } from '../../stock/lists/index.ts';
import { orderableNow } from '../../stock/visibility/index.ts';
import {
  type FitSetting,
  type FitStone,
  fitsNamed,
  isMisfit,
  knownSetting,
  type Misfit,
  type Sql,
} from '../ring-settings/setting-fit.ts';
import { GenericDiamond } from './generic-diamond.entity.ts';

/** Dimensions of the row `d` of `generic_diamond` that determine whether it fits a setting. */
const genericRow: Sql<FitStone> = {
  shapeId: sql`d.shape_id`,
  caratsFrom: sql`d.carats_from`,
  caratsTo: sql`d.carats_to`,
};

/** Returns the condition for rows `d` of `generic_diamond` that fit a setting. */
export const genericFitsSetting = (settingId: number, viewer: Viewer): RawBuilder<boolean> =>
  fitsNamed(genericRow, settingId, viewer);

/** Returns the condition for rows `d` of `generic_diamond` that do not fit a setting for the given reason. */
export const genericMisfits = (setting: FitSetting, reason: Misfit): RawBuilder<boolean> =>
  isMisfit(genericRow, knownSetting(setting), reason);

const pricing = pricedByWeight(sql`d.carats_from`);

const perCarat = ({ markups }: Viewer) => markedUpPerCarat(markups, pricing);

export const genericDiamonds = stockType({
  name: 'generic_diamonds',
  typeName: 'GenericDiamond',
  one: 'genericDiamond',
  many: 'genericDiamonds',
  noun: 'generic diamond',
  description:
    'Diamond described by its grades and a weight range, not graded individually. Prices and markups are based on `caratsFrom`.',
  entity: GenericDiamond,
  table: 'generic_diamond',
  subject: 'generic_diamond',
  prefix: 'GD',
  reservations: ringParts('generic_diamond_id', ['completed_ring']),
  defaultSort: 'caratsFrom',
  price: { total: 'totalPrice', perCarat: 'pricePerCarat' },
  pages: [{ name: 'completed-rings', address: '/completed-rings', conditions: [orderableNow] }],
  pricing: () => pricing,
  perViewer: {
    pricePerCarat: perCarat,
    totalPrice: (viewer) => sql`round(${perCarat(viewer)} * d.carats_from, 2)`,
  },
  filters: {
    fitsRingSettingId: {
      input: FilterId(
        `ID of a ring setting: diamonds that fit it by shape and weight. No results if the caller may not see the setting. ${refusedByFeeds}`,
      ),
      condition: (id, viewer) => genericFitsSetting(Number(id), viewer),
      dependsOn: ['ring_setting'],
    },
  },
  importKey: ['shapeId', 'colorId', 'clarityId', 'caratsFrom'],
});
