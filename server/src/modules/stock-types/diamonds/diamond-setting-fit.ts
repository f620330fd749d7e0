import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { type FitSetting, type FitStone, Misfit } from '../ring-settings/misfit.ts';
import { fitsNamed, isMisfit, knownSetting, type Sql } from '../ring-settings/setting-fit.ts';
import { isSoldAlone } from './diamond-mate.ts';

/** The row `d` of `diamond`. */
const diamondRow: Sql<FitStone> = { shapeId: sql`d.shape_id`, caratsFrom: sql`d.carats`, caratsTo: sql`d.carats` };

/** Whether the row `d` of `diamond` is a single stone: no parcel, and none of a line set or of a pair that is not separated. */
export const isSingle = sql<boolean>`(d.parcel_stones = 1 and d.line_set is null and ${isSoldAlone})`;

/** Stones `d` of `diamond` that a setting takes: single ones. */
export const fitsSetting = (settingId: number, viewer: Viewer): RawBuilder<boolean> =>
  sql`(${isSingle} and ${fitsNamed(diamondRow, settingId, viewer)})`;

/** Stones `d` of `diamond` that a setting does not take, for a reason. */
export const diamondMisfits = (setting: FitSetting, reason: Misfit): RawBuilder<boolean> =>
  reason === Misfit.SOLD_TOGETHER
    ? sql`(not ${isSingle})`
    : sql`(${isSingle} and ${isMisfit(diamondRow, knownSetting(setting), reason)})`;
