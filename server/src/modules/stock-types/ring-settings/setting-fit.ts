import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { type FitSetting, type FitStone, Misfit } from './misfit.ts';
import { ringSettings } from './ring-setting.stock.ts';

/*
 * A setting takes a stone when the stone's shape is among its shapes and the stone's weight within its range. An end that
 * is missing is open. `misfitOf` says the same of parts that have been read: a test holds them against each other.
 */

/** SQL expressions for the fields of a type. */
export type Sql<T> = { readonly [K in keyof T]: RawBuilder<unknown> };

const takesShape = ({ shapeId }: Sql<FitStone>, { shapeIds }: Sql<FitSetting>): RawBuilder<boolean> =>
  sql`(${shapeId} = any(${shapeIds}))`;

const takesWeight = (stone: Sql<FitStone>, setting: Sql<FitSetting>): RawBuilder<boolean> => sql`(
  ${stone.caratsFrom} <= coalesce(${setting.caratsTo}, 'infinity')
  and coalesce(${stone.caratsTo}, 'infinity') >= coalesce(${setting.caratsFrom}, 0))`;

const fits = (stone: Sql<FitStone>, setting: Sql<FitSetting>): RawBuilder<boolean> =>
  sql`(${takesShape(stone, setting)} and ${takesWeight(stone, setting)})`;

/** Whether a stone does not fit for a reason. A stone that fits in neither way counts as `SHAPE`. */
export const isMisfit = (stone: Sql<FitStone>, setting: Sql<FitSetting>, reason: Misfit): RawBuilder<boolean> =>
  reason === Misfit.SHAPE
    ? sql`(not ${takesShape(stone, setting)})`
    : sql`(${takesShape(stone, setting)} and not ${takesWeight(stone, setting)})`;

/** The row `d` of `ring_setting`. */
const settingRow: Sql<FitSetting> = {
  shapeIds: sql`d.shape_ids`,
  caratsFrom: sql`d.carats_from`,
  caratsTo: sql`d.carats_to`,
};
export const knownSetting = ({ shapeIds, caratsFrom, caratsTo }: FitSetting): Sql<FitSetting> => ({
  shapeIds: sql`${shapeIds}::smallint[]`,
  caratsFrom: sql`${caratsFrom}::numeric`,
  caratsTo: sql`${caratsTo}::numeric`,
});
const knownStone = ({ shapeId, caratsFrom, caratsTo }: FitStone): Sql<FitStone> => ({
  shapeId: sql`${shapeId}::smallint`,
  caratsFrom: sql`${caratsFrom}::numeric`,
  caratsTo: sql`${caratsTo}::numeric`,
});
/** Whether a stone fits the setting with an ID. False if the viewer cannot see the setting. */
export const fitsNamed = (stone: Sql<FitStone>, settingId: number, viewer: Viewer): RawBuilder<boolean> => sql`exists (
  select from (
    select d.shape_ids, d.carats_from, d.carats_to from ring_setting d
    where d.id = ${settingId} and ${ringSettings.visibleTo(viewer)}
  ) s
  where ${fits(stone, { shapeIds: sql`s.shape_ids`, caratsFrom: sql`s.carats_from`, caratsTo: sql`s.carats_to` })})`;

/** Settings `d` of `ring_setting` that take a stone. */
export const takesStone = (stone: FitStone): RawBuilder<boolean> => fits(knownStone(stone), settingRow);

/** Settings `d` of `ring_setting` that do not take a stone, for a reason. */
export const refusesStone = (stone: FitStone, reason: Misfit): RawBuilder<boolean> =>
  isMisfit(knownStone(stone), settingRow, reason);
