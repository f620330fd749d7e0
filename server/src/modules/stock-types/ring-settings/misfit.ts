import { registerEnumType } from 'type-graphql';

/** A stone by its shape and the range of its weight. */
export interface FitStone {
  readonly shapeId: number;
  readonly caratsFrom: string;
  /** Null: no upper end. */
  readonly caratsTo: string | null;
}

/** What a setting takes. Null ends are open. */
export interface FitSetting {
  readonly shapeIds: readonly number[];
  readonly caratsFrom: string | null;
  readonly caratsTo: string | null;
}

/** Why a setting does not take a stone. */
export enum Misfit {
  SHAPE = 'SHAPE',
  WEIGHT = 'WEIGHT',
  SOLD_TOGETHER = 'SOLD_TOGETHER',
}

registerEnumType(Misfit, {
  name: 'RingMisfit',
  description:
    'Why a setting does not take a stone. Where several are true, the first of SOLD_TOGETHER, SHAPE, WEIGHT.',
  valuesConfig: {
    SHAPE: { description: 'The setting is made for other shapes.' },
    WEIGHT: { description: 'The stone is too light or too heavy for it.' },
    SOLD_TOGETHER: { description: 'The stone is a parcel, or sold with its pair or line set only.' },
  },
});

/** Why a setting does not take a stone; null where it does. The rule of `setting-fit.ts`, of parts that have been read. */
export function misfitOf(setting: FitSetting, stone: FitStone): Misfit.SHAPE | Misfit.WEIGHT | null {
  if (!setting.shapeIds.includes(stone.shapeId)) return Misfit.SHAPE;
  return isTooLight(setting, stone) || isTooHeavy(setting, stone) ? Misfit.WEIGHT : null;
}

/** Whether all of a stone's weights lie below those that a setting takes. */
export const isTooLight = ({ caratsFrom }: FitSetting, { caratsTo }: FitStone): boolean =>
  caratsFrom !== null && caratsTo !== null && Number(caratsTo) < Number(caratsFrom);

const isTooHeavy = ({ caratsTo }: FitSetting, { caratsFrom }: FitStone): boolean =>
  caratsTo !== null && Number(caratsFrom) > Number(caratsTo);
