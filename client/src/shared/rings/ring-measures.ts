import type { RingSettingRowFragment } from '../../graphql/generated/graphql';
import { type MetalTone, metalTone } from '../../ui/jewellery-drawing/metal-tone';
import { formatMillimetres } from '../../ui/numbers';
import { type RingMeasures, settingStyle } from '../../ui/ring-drawing/ring-plan';
import { type StoneSize, stoneSize } from '../../ui/ring-drawing/stone-size';
import { ringSizeOf, usSizeText } from '../../ui/ring-size/ring-sizes';
import { caratsOf, type RingStone, stoneTitle } from './ring-text';

/** US ring size to draw if the user has not chosen one. */
const DEFAULT_SIZE = 6.5;

interface RingParts {
  readonly setting: RingSettingRowFragment | null;
  readonly stone: RingStone | null;
  /** US ring size. */
  readonly size: number | null;
}

/** Returns the dimensions of a stone in top view. */
export function sizeOfStone(stone: RingStone): StoneSize {
  const measured = 'proportions' in stone ? stone.proportions : { length: null, width: null };
  return stoneSize({
    shapeId: stone.shape.id,
    carats: caratsOf(stone),
    length: measured.length,
    width: measured.width,
  });
}

/**
 * Returns the ring size to draw: the chosen size or, if there is none, the default size limited to the setting's
 * range of sizes.
 */
function drawnSize({ setting, size }: Pick<RingParts, 'setting' | 'size'>): number {
  const { ringSizeFrom = null, ringSizeTo = null } = setting ?? {};
  return size ?? Math.min(Math.max(DEFAULT_SIZE, ringSizeFrom ?? 0), ringSizeTo ?? DEFAULT_SIZE);
}

/** Returns the dimensions of a placeholder stone that fits the setting. */
function placeholderStone({ shapes, caratsFrom, caratsTo }: RingSettingRowFragment): RingMeasures['stone'] {
  const [shape] = shapes;
  if (shape === undefined) {
    return null;
  }
  const carats =
    caratsFrom !== null && caratsTo !== null ? Math.sqrt(caratsFrom * caratsTo) : (caratsTo ?? caratsFrom ?? 1);
  return { shapeId: shape.id, ...stoneSize({ shapeId: shape.id, carats }) };
}

/** Returns the data for drawing a ring. */
export function drawnRing({ setting, stone, size }: RingParts): RingMeasures & {
  readonly metal: MetalTone | null;
  readonly isPlaceholder: boolean;
} {
  const sideStones = setting?.sideStones ?? 0;
  const placeholder = setting === null ? null : placeholderStone(setting);
  return {
    innerDiameter: ringSizeOf(drawnSize({ setting, size })).diameter,
    style: settingStyle(setting?.style ?? null, sideStones),
    sideStones,
    sideStonesCarats: setting?.sideStonesCarats ?? 0,
    stone:
      stone === null
        ? placeholder
        : {
            shapeId: stone.shape.id,
            ...sizeOfStone(stone),
            tablePercent: 'proportions' in stone ? stone.proportions.tablePercent : null,
          },
    metal: setting === null ? null : metalTone(setting.colorOfGold, setting.material),
    isPlaceholder: stone === null,
  };
}

/** Returns a description of the drawing for screen readers. */
export function drawnRingLabel(parts: RingParts, engraving: string): string {
  const { setting, stone } = parts;
  const measured = stone === null ? null : sizeOfStone(stone);
  return [
    `Drawing to scale: ${setting?.name ?? 'a ring without a setting'}, size ${usSizeText(drawnSize(parts))} US`,
    stone === null || measured === null
      ? 'no stone chosen'
      : `with ${stoneTitle(stone)}, ${formatMillimetres(measured.length)} by ${formatMillimetres(measured.width)} millimetres`,
    engraving === '' ? null : `engraved “${engraving}”`,
  ]
    .filter((text) => text !== null)
    .join(', ');
}
