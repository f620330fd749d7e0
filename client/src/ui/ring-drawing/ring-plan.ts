import { otherOutline, outlines } from '../shape-drawing/outlines';
import { evenlyAlong, fitTo } from '../shape-drawing/point';
import { roundDiameter, type StoneSize } from './stone-size';

/** Setting styles that are drawn differently. */
type SettingStyle = 'claws' | 'halo' | 'threeStone' | 'pave' | 'bezel';

const stylePatterns: readonly (readonly [RegExp, SettingStyle])[] = [
  [/halo/i, 'halo'],
  [/three|trilogy|side ?stone/i, 'threeStone'],
  [/pav|eternity|micro/i, 'pave'],
  [/bezel|rub|mil+e?grain/i, 'bezel'],
];

/** Returns the setting style for a name such as `Halo`. Defaults to claws. */
export function settingStyle(style: string | null, sideStones: number): SettingStyle {
  const matchedStyle = stylePatterns.find(([pattern]) => style !== null && pattern.test(style))?.[1];
  return matchedStyle ?? (sideStones > 2 ? 'pave' : 'claws');
}

/** Measurements of a ring in millimeters. */
export interface RingMeasures {
  readonly innerDiameter: number;
  readonly style: SettingStyle;
  readonly sideStones: number;
  /** Total weight of all side stones. */
  readonly sideStonesCarats: number;
  /** Null if no stone has been chosen yet. */
  readonly stone: (StoneSize & { readonly shapeId: string; readonly tablePercent?: number | null }) | null;
}

/** A round side stone. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Front view of a ring, along the finger. The center of the band is (0, 0), and y increases downwards. */
export interface FrontPlan {
  readonly innerRadius: number;
  readonly outerRadius: number;
  /** SVG path of the head. */
  readonly head: string;
  /** SVG paths of the stone's outline and girdle; empty without a stone. */
  readonly stone: string;
  readonly top: number;
}

/** Top view of a ring. The center of the stone is (0, 0), and its length is vertical. */
export interface TopPlan {
  readonly band: string;
  readonly claws: string;
  readonly dots: readonly Dot[];
  readonly halfHeight: number;
}

export interface RingPlan {
  readonly front: FrontPlan;
  readonly above: TopPlan;
}

const BAND_THICKNESS = 1.7;
const BAND_WIDTH = 2.2;
/** Typical pavilion height, crown height and table size, relative to the width of the stone. */
const [PAVILION, CROWN, TABLE] = [0.43, 0.15, 0.57];
const CLAW = 0.45;
const HALO = 1.3;

const points = (...list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(3)} ${y.toFixed(3)}`).join('');

function frontOf({ innerDiameter, stone, style }: RingMeasures): FrontPlan {
  const innerRadius = innerDiameter / 2;
  const outerRadius = innerRadius + BAND_THICKNESS;
  if (stone === null) {
    return { innerRadius, outerRadius, head: '', stone: '', top: -outerRadius };
  }
  const half = stone.width / 2;
  const table = (half * (stone.tablePercent ?? TABLE * 100)) / 100;
  const culet = -(outerRadius + 0.15);
  const girdle = culet - stone.width * PAVILION;
  const top = girdle - stone.width * CROWN;
  const rim = half + (style === 'halo' ? HALO : CLAW);
  const baseHalfWidth = Math.min(half * 0.5, 2.4);
  const base = -Math.sqrt(outerRadius ** 2 - baseHalfWidth ** 2);
  const arms = [-1, 1].map((side) =>
    points([side * baseHalfWidth, base], [side * rim, girdle], [side * rim, girdle - 0.5]),
  );
  const gallery = style === 'bezel' || style === 'halo' ? points([-rim, girdle], [rim, girdle]) : '';
  return {
    innerRadius,
    outerRadius,
    head: arms.join('') + gallery,
    stone: `${points([-half, girdle], [-table, top], [table, top], [half, girdle], [0, culet])}Z${points([-half, girdle], [half, girdle])}`,
    top,
  };
}

/** Returns the side stones along the band, from the head outwards. */
function bandStones({ sideStones, sideStonesCarats }: RingMeasures, from: number, to: number): Dot[] {
  const each = Math.floor(Math.max(sideStones, 6) / 2);
  const r = Math.min(roundDiameter(sideStonesCarats / Math.max(sideStones, 1)) / 2 || 0.6, BAND_WIDTH / 2);
  return [-1, 1].flatMap((side) =>
    Array.from({ length: each }, (_, index) => ({ x: side * (from + r + index * (2 * r + 0.15)), y: 0, r })).filter(
      ({ x }) => Math.abs(x) + r <= to,
    ),
  );
}

/** Returns small stones along the outline of the center stone. */
function haloAround({ shapeId, length, width }: NonNullable<RingMeasures['stone']>): Dot[] {
  const [x, y] = [width / 2 + HALO / 2 + 0.1, length / 2 + HALO / 2 + 0.1];
  const { girdle } = outlines.get(shapeId) ?? otherOutline;
  const count = Math.max(12, Math.round((Math.PI * (x + y)) / 1.4));
  return evenlyAlong(fitTo(girdle, x, y), count).map((point) => ({ ...point, r: HALO / 2 }));
}

function aboveOf(measures: RingMeasures): TopPlan {
  const { innerDiameter, stone, style, sideStones, sideStonesCarats } = measures;
  const end = innerDiameter / 2 + BAND_THICKNESS;
  const half = BAND_WIDTH / 2;
  const [halfWidth, halfLength] = stone === null ? [0, 0] : [stone.width / 2, stone.length / 2];
  const from = halfWidth + (style === 'halo' ? HALO + 0.3 : CLAW);
  const band = [-1, 1]
    .map((side) =>
      points(
        [side * Math.min(from, end), -half],
        [side * end, -half * 0.8],
        [side * end, half * 0.8],
        [side * Math.min(from, end), half],
      ),
    )
    .join('');
  const sideRadius = roundDiameter(sideStonesCarats / Math.max(sideStones, 1)) / 2 || 1.2;
  const dots =
    style === 'threeStone'
      ? [-1, 1].map((side) => ({ x: side * (halfWidth + sideRadius + 0.2), y: 0, r: sideRadius }))
      : style === 'pave'
        ? bandStones(measures, from, end)
        : style === 'halo' && stone !== null
          ? haloAround(stone)
          : [];
  const margin = style === 'halo' ? HALO + 0.2 : CLAW;
  return { band, claws: clawsOf(measures), dots, halfHeight: Math.max(halfLength + margin, half, sideRadius) };
}

/** Returns the SVG paths of four claws; empty for bezels and halos. */
function clawsOf({ stone, style }: RingMeasures): string {
  if (stone === null || style === 'halo' || style === 'bezel') {
    return '';
  }
  const { width, length } = stone;
  const [x, y] = [width * 0.36, length * 0.36];
  return [-1, 1].flatMap((h) => [-1, 1].map((v) => points([h * x, v * y], [h * (x + CLAW), v * (y + CLAW)]))).join('');
}

/** Returns the plan of a ring, drawn to scale in front view and top view. */
export const ringPlan = (measures: RingMeasures): RingPlan => ({ front: frontOf(measures), above: aboveOf(measures) });

/** Returns the arc inside the band for the engraving, from left to right along the bottom. */
export function engravingArc({ innerRadius }: Pick<FrontPlan, 'innerRadius'>): { path: string; length: number } {
  const radius = innerRadius - 0.7;
  return { path: `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0`, length: Math.PI * radius };
}

const MAX_LETTER_SIZE = 2.2;
/** Typical width of a letter relative to its height. */
const LETTER = 0.52;

/** Returns the letter height at which the engraving fits on the arc. */
export function letterSize(letters: number, arcLength: number): number {
  return letters === 0 ? MAX_LETTER_SIZE : Math.min(MAX_LETTER_SIZE, (arcLength * 0.94) / (letters * LETTER));
}
