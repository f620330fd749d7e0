import {
  circle,
  createDrawing,
  drawShadow,
  ellipse,
  group,
  memoizeDrawing,
  type Point,
  path,
  shadowGradient,
} from './drawing.ts';
import { drawSparkle, drawStone, type Gem, pearlGradient } from './gems.ts';
import { type Metal, metalGradient, metalTones } from './metals.ts';

export type BroochStyle = 'Flower' | 'Starburst' | 'Bow';

interface BroochOptions {
  readonly style: BroochStyle;
  readonly metal: Metal;
  readonly gem: Gem;
}

const center: Point = { x: 200, y: 190 };
const evenAngles = (count: number): number[] => Array.from({ length: count }, (_, index) => (index / count) * 360);
const pointAt = (degrees: number, distance: number): Point => ({
  x: center.x + distance * Math.sin((degrees * Math.PI) / 180),
  y: center.y - distance * Math.cos((degrees * Math.PI) / 180),
});

const drawCenterStone = ({ gem }: BroochOptions, size: number): string[] => [
  circle(center, size + 6, { fill: 'url(#metal)' }),
  drawStone(center, { gem, cut: 'Round', size }),
  drawSparkle({ x: center.x - 11, y: center.y - 12 }, 10),
];

const drawFlower = (options: BroochOptions): string[] => [
  path('M204 230C214 280 204 320 176 350', { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 7 }),
  group('translate(226 300) rotate(38)', ellipse({ x: 0, y: 0 }, 15, 36, { fill: 'url(#metal)' })),
  ...evenAngles(8).flatMap((degrees) => {
    const at = pointAt(degrees, 66);
    return [
      group(
        `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${degrees})`,
        ellipse({ x: 0, y: 0 }, 27, 44, {
          fill: 'url(#metal)',
          stroke: metalTones[options.metal].dark,
          'stroke-width': 0.8,
        }),
      ),
      drawStone(pointAt(degrees, 72), { gem: 'Diamond', cut: 'Pear', size: 21, rotation: degrees }),
    ];
  }),
  ...drawCenterStone(options, 27),
];

const drawStarburst = (options: BroochOptions): string[] => [
  ...evenAngles(16).flatMap((degrees, index) => {
    const length = index % 2 === 0 ? 126 : 92;
    const [tip, left, right] = [pointAt(degrees, length), pointAt(degrees - 50, 24), pointAt(degrees + 50, 24)];
    return [
      path(`M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}Z`, {
        fill: 'url(#metal)',
        stroke: metalTones[options.metal].dark,
        'stroke-width': 0.7,
      }),
      ...[48, 66, 81].map((distance, position) =>
        drawStone(pointAt(degrees, distance), { gem: 'Diamond', cut: 'Round', size: 7 - position }),
      ),
      circle(tip, index % 2 === 0 ? 5.5 : 4, { fill: 'url(#pearl)' }),
    ];
  }),
  ...drawCenterStone(options, 28),
];

const drawBow = (options: BroochOptions): string[] => {
  const drawSide = (mirror: 1 | -1): string =>
    group(
      `translate(200 190) scale(${mirror} 1)`,
      path('M10 0C40 -78 128 -84 134 -18C138 42 60 48 10 6Z', {
        fill: 'url(#metal)',
        stroke: metalTones[options.metal].dark,
        'stroke-width': 1,
      }),
      path('M34 -6C58 -50 104 -54 108 -16C110 18 66 20 34 2Z', {
        fill: metalTones[options.metal].dark,
        'fill-opacity': 0.35,
      }),
      path('M6 12C24 60 36 100 70 142L38 148C22 108 10 66 -2 16Z', {
        fill: 'url(#metal)',
        stroke: metalTones[options.metal].dark,
        'stroke-width': 1,
      }),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) => {
        const angle = -2.5 + index * 0.52;
        return drawStone(
          { x: 74 + 52 * Math.cos(angle), y: -16 + 40 * Math.sin(angle) },
          { gem: 'Diamond', cut: 'Round', size: 7.5 },
        );
      }),
    );
  return [drawSide(-1), drawSide(1), ...drawCenterStone(options, 24)];
};

const drawByStyle: Readonly<Record<BroochStyle, (options: BroochOptions) => string[]>> = {
  Flower: drawFlower,
  Starburst: drawStarburst,
  Bow: drawBow,
};

export const drawBrooch = memoizeDrawing((options: BroochOptions) =>
  createDrawing(
    [shadowGradient, pearlGradient, metalGradient(options.metal)],
    [drawShadow({ x: 206, y: 300 }, 120, 50), ...drawByStyle[options.style](options)],
  ),
);
