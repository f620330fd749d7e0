import { seededRandom } from '../seeded-random.ts';
import type { Cut } from './cuts.ts';
import { circle, createDrawing, type Drawing, drawShadow, element, ellipse, path, shadowGradient } from './drawing.ts';
import { drawFacetLines, drawSparkle, drawStone, type Gem } from './gems.ts';

interface SceneOptions {
  readonly seed: number;
  readonly gems: readonly Gem[];
  readonly tones: readonly [center: string, rim: string];
}

const cuts: readonly Cut[] = ['Round', 'Oval', 'Emerald', 'Pear', 'Cushion', 'Marquise', 'Radiant'];
const [width, height] = [1_100, 460];

/** Draws a wide page image: one large stone among smaller ones. */
export function drawScene({ seed, gems, tones }: SceneOptions): Drawing {
  const random = seededRandom(seed);
  const stones = Array.from({ length: 9 }, (_, index) => {
    const at = { x: 70 + index * 120 + random.between(-18, 18), y: index === 6 ? 236 : random.between(150, 320) };
    const isLargest = index === 6;
    const size = isLargest ? 118 : random.between(30, 58);
    const cut = isLargest ? 'Round' : random.pick(cuts);
    return [
      drawShadow({ x: at.x + size * 0.18, y: at.y + size * 1.06 }, size * 1.15, size * 0.26),
      drawStone(at, { gem: random.pick(gems), cut, size, rotation: random.between(-24, 24) }),
      ...(index % 3 === 0 ? [drawSparkle({ x: at.x - size * 0.4, y: at.y - size * 0.45 }, size * 0.3)] : []),
    ].join('');
  });
  return createDrawing([shadowGradient], stones, { width, height, tones });
}

/** Draws the image of a show: line drawings of stones on a plain background. */
export const drawBanner = (
  cut: Cut,
  [background, lineColor]: readonly [background: string, lineColor: string],
): Drawing =>
  createDrawing(
    [],
    [
      element('rect', {
        x: 20,
        y: 20,
        width: 560,
        height: 200,
        fill: 'none',
        stroke: lineColor,
        'stroke-opacity': 0.45,
      }),
      ...[-1, 1].map((side) => drawFacetLines({ x: 300 + side * 185, y: 120 }, { cut, size: 34, lineColor })),
      drawFacetLines({ x: 300, y: 120 }, { cut, size: 74, lineColor }),
    ],
    { width: 600, height: 240, tones: [background, background] },
  );

/** Draws a logo: a stone in two circles. */
export const drawLogo = (cut: Cut, lineColor: string): Drawing => {
  const center = { x: 120, y: 120 };
  const lineStyle = { fill: 'none', stroke: lineColor } as const;
  return createDrawing(
    [],
    [
      circle(center, 108, { ...lineStyle, 'stroke-width': 3 }),
      circle(center, 98, { ...lineStyle, 'stroke-width': 1 }),
      drawFacetLines(center, { cut, size: 62, lineColor }),
    ],
    { width: 240, height: 240, tones: ['#ffffff', '#ffffff'] },
  );
};

/** Draws a portrait without a face. */
export const drawPortrait = (color: string): Drawing =>
  createDrawing(
    [],
    [
      element('rect', { x: 0, y: 0, width: 400, height: 400, fill: color }),
      path('M60 400C60 300 120 262 200 262S340 300 340 400Z', { fill: '#ffffff', 'fill-opacity': 0.82 }),
      ellipse({ x: 200, y: 172 }, 68, 84, { fill: '#ffffff', 'fill-opacity': 0.92 }),
    ],
  );
