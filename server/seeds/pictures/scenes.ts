import { seededRandom } from '../seeded-random.ts';
import type { Cut } from './cuts.ts';
import { circle, type Drawing, drawing, element, ellipse, path, shadow, shadowTone } from './drawing.ts';
import { engraved, type Gem, sparkle, stone } from './gems.ts';

interface SceneFacts {
  readonly seed: number;
  readonly gems: readonly Gem[];
  readonly tones: readonly [middle: string, rim: string];
}

const cuts: readonly Cut[] = ['Round', 'Oval', 'Emerald', 'Pear', 'Cushion', 'Marquise', 'Radiant'];
const [width, height] = [1_100, 460];

/** Draws a wide page image: one large stone among smaller ones. */
export function scene({ seed, gems, tones }: SceneFacts): Drawing {
  const random = seededRandom(seed);
  const stones = Array.from({ length: 9 }, (_, index) => {
    const at = { x: 70 + index * 120 + random.between(-18, 18), y: index === 6 ? 236 : random.between(150, 320) };
    const isLargest = index === 6;
    const size = isLargest ? 118 : random.between(30, 58);
    const cut = isLargest ? 'Round' : random.pick(cuts);
    return [
      shadow({ x: at.x + size * 0.18, y: at.y + size * 1.06 }, size * 1.15, size * 0.26),
      stone(at, { gem: random.pick(gems), cut, size, turn: random.between(-24, 24) }),
      ...(index % 3 === 0 ? [sparkle({ x: at.x - size * 0.4, y: at.y - size * 0.45 }, size * 0.3)] : []),
    ].join('');
  });
  return drawing([shadowTone], stones, { width, height, tones });
}

/** Draws the image of a show: line drawings of stones on a plain background. */
export const banner = (cut: Cut, [ground, ink]: readonly [ground: string, ink: string]): Drawing =>
  drawing(
    [],
    [
      element('rect', { x: 20, y: 20, width: 560, height: 200, fill: 'none', stroke: ink, 'stroke-opacity': 0.45 }),
      ...[-1, 1].map((side) => engraved({ x: 300 + side * 185, y: 120 }, { cut, size: 34, ink })),
      engraved({ x: 300, y: 120 }, { cut, size: 74, ink }),
    ],
    { width: 600, height: 240, tones: [ground, ground] },
  );

/** Draws a logo: a stone in two circles. */
export const mark = (cut: Cut, ink: string): Drawing => {
  const middle = { x: 120, y: 120 };
  const ring = { fill: 'none', stroke: ink } as const;
  return drawing(
    [],
    [
      circle(middle, 108, { ...ring, 'stroke-width': 3 }),
      circle(middle, 98, { ...ring, 'stroke-width': 1 }),
      engraved(middle, { cut, size: 62, ink }),
    ],
    { width: 240, height: 240, tones: ['#ffffff', '#ffffff'] },
  );
};

/** Draws a portrait without a face. */
export const portrait = (color: string): Drawing =>
  drawing(
    [],
    [
      element('rect', { x: 0, y: 0, width: 400, height: 400, fill: color }),
      path('M60 400C60 300 120 262 200 262S340 300 340 400Z', { fill: '#ffffff', 'fill-opacity': 0.82 }),
      ellipse({ x: 200, y: 172 }, 68, 84, { fill: '#ffffff', 'fill-opacity': 0.92 }),
    ],
  );
