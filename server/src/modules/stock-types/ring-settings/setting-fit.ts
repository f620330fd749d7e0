import { type RawBuilder, sql } from 'kysely';
import { registerEnumType } from '../../../kernel/graphql.ts';
import type { Viewer } from '../../accounts/index.ts';
import { ringSettings } from './ring-setting.stock.ts';

/** Shape and weight range of a diamond that may fit a setting. */
export interface FitStone {
  readonly shapeId: number;
  readonly caratsFrom: string;
  /** Null if there is no maximum weight. */
  readonly caratsTo: string | null;
}

/** Shapes and weights of the main stones that fit a setting. Weights are null if not limited. */
export interface FitSetting {
  readonly shapeIds: readonly number[];
  readonly caratsFrom: string | null;
  readonly caratsTo: string | null;
}

export enum Misfit {
  SHAPE = 'SHAPE',
  WEIGHT = 'WEIGHT',
  SOLD_TOGETHER = 'SOLD_TOGETHER',
}

registerEnumType(Misfit, {
  name: 'RingMisfit',
  description:
    'Reason why a diamond does not fit a setting. If several apply, the first of SOLD_TOGETHER, SHAPE, WEIGHT.',
  valuesConfig: {
    SHAPE: { description: 'The setting is made for other shapes.' },
    WEIGHT: { description: 'The diamond is too light or too heavy for the setting.' },
    SOLD_TOGETHER: { description: 'The diamond is a parcel, or only sold with its pair or line set.' },
  },
});

/**
 * Returns the reason why a diamond does not fit a setting. Null if it fits. The SQL conditions below are equivalent.
 */
export function misfitOf(setting: FitSetting, stone: FitStone): Misfit.SHAPE | Misfit.WEIGHT | null {
  if (!setting.shapeIds.includes(stone.shapeId)) return Misfit.SHAPE;
  return isTooLight(setting, stone) || isTooHeavy(setting, stone) ? Misfit.WEIGHT : null;
}

/** Returns whether the entire weight range of a diamond is below the minimum of a setting. */
export const isTooLight = ({ caratsFrom }: FitSetting, { caratsTo }: FitStone): boolean =>
  caratsFrom !== null && caratsTo !== null && Number(caratsTo) < Number(caratsFrom);

const isTooHeavy = ({ caratsTo }: FitSetting, { caratsFrom }: FitStone): boolean =>
  caratsTo !== null && Number(caratsFrom) > Number(caratsTo);

/* SQL version of the rule in `misfitOf`, for lists, filters and counts. A property test compares the two. */

/** SQL expressions for the fields of a type. */
export type Sql<T> = { readonly [K in keyof T]: RawBuilder<unknown> };

const takesShape = ({ shapeId }: Sql<FitStone>, { shapeIds }: Sql<FitSetting>): RawBuilder<boolean> =>
  sql`(${shapeId} = any(${shapeIds}))`;

const takesWeight = (stone: Sql<FitStone>, setting: Sql<FitSetting>): RawBuilder<boolean> => sql`(
  ${stone.caratsFrom} <= coalesce(${setting.caratsTo}, 'infinity')
  and coalesce(${stone.caratsTo}, 'infinity') >= coalesce(${setting.caratsFrom}, 0))`;

const fits = (stone: Sql<FitStone>, setting: Sql<FitSetting>): RawBuilder<boolean> =>
  sql`(${takesShape(stone, setting)} and ${takesWeight(stone, setting)})`;

/**
 * Returns the condition that a diamond does not fit a setting for the given reason. If neither shape nor weight fits,
 * the reason is `SHAPE`.
 */
export const isMisfit = (stone: Sql<FitStone>, setting: Sql<FitSetting>, reason: Misfit): RawBuilder<boolean> =>
  reason === Misfit.SHAPE
    ? sql`(not ${takesShape(stone, setting)})`
    : sql`(${takesShape(stone, setting)} and not ${takesWeight(stone, setting)})`;

/** SQL for the values of the row `d` of `ring_setting`. */
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
/**
 * Returns the condition that a diamond fits the setting with the given ID. False if the viewer may not see the
 * setting.
 */
export const fitsNamed = (stone: Sql<FitStone>, settingId: number, viewer: Viewer): RawBuilder<boolean> => sql`exists (
  select from (
    select d.shape_ids, d.carats_from, d.carats_to from ring_setting d
    where d.id = ${settingId} and ${ringSettings.visibleTo(viewer)}
  ) s
  where ${fits(stone, { shapeIds: sql`s.shape_ids`, caratsFrom: sql`s.carats_from`, caratsTo: sql`s.carats_to` })})`;

/** Returns the condition that a diamond fits the row `d` of `ring_setting`. */
export const fitsStone = (stone: FitStone): RawBuilder<boolean> => fits(knownStone(stone), settingRow);

/** Returns the condition that a diamond does not fit the row `d` of `ring_setting` for the given reason. */
export const doesNotFitStone = (stone: FitStone, reason: Misfit): RawBuilder<boolean> =>
  isMisfit(knownStone(stone), settingRow, reason);
