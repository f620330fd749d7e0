import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import type { FitSetting, FitStone, Misfit } from '../ring-settings/misfit.ts';
import { fitsNamed, isMisfit, knownSetting, type Sql } from '../ring-settings/setting-fit.ts';

/** The row `d` of `generic_diamond`. */
const genericRow: Sql<FitStone> = {
  shapeId: sql`d.shape_id`,
  caratsFrom: sql`d.carats_from`,
  caratsTo: sql`d.carats_to`,
};

/** Stones `d` of `generic_diamond` that a setting takes. */
export const genericFitsSetting = (settingId: number, viewer: Viewer): RawBuilder<boolean> =>
  fitsNamed(genericRow, settingId, viewer);

/** Stones `d` of `generic_diamond` that a setting does not take, for a reason. */
export const genericMisfits = (setting: FitSetting, reason: Misfit): RawBuilder<boolean> =>
  isMisfit(genericRow, knownSetting(setting), reason);
