import type { Cut } from './cuts.ts';
import {
  circle,
  createDrawing,
  drawShadow,
  ellipse,
  memoizeDrawing,
  type Point,
  path,
  polygon,
  shadowGradient,
} from './drawing.ts';
import { drawSparkle, drawStone, type Gem, pearlGradient, scaledOutline } from './gems.ts';
import { type Metal, metalGradient, metalTones } from './metals.ts';

export type EarringStyle = 'Studs' | 'Drops' | 'Hoops';

interface EarringOptions {
  readonly style: EarringStyle;
  readonly metal: Metal;
  readonly gem: Gem;
  readonly cut: Cut;
}

type DrawEarring = (x: number, options: EarringOptions) => string[];

const drawMountedStone = (at: Point, size: number, { gem, cut, metal }: EarringOptions): string[] => [
  polygon(scaledOutline(at, { cut, size }, 1.13), {
    fill: 'url(#metal)',
    stroke: metalTones[metal].dark,
    'stroke-width': 0.8,
  }),
  drawStone(at, { gem, cut, size }),
];

const drawStud: DrawEarring = (x, options) => {
  const at = { x, y: 200 };
  return [...drawMountedStone(at, 52, options), drawSparkle({ x: x - 20, y: 176 }, 13)];
};

const drawDrop: DrawEarring = (x, options) => {
  const small = { x, y: 104 };
  return [
    path(`M${x} 118V200`, { stroke: 'url(#metal)', 'stroke-width': 3.4 }),
    path(`M${x} 118V200`, { stroke: metalTones[options.metal].dark, 'stroke-width': 1.6 }),
    circle(small, 20, { fill: 'url(#metal)', stroke: metalTones[options.metal].dark, 'stroke-width': 0.8 }),
    drawStone(small, { gem: 'Diamond', cut: 'Round', size: 16.5 }),
    ...[148, 176].map((y) => drawStone({ x, y }, { gem: 'Diamond', cut: 'Round', size: 8.5 })),
    ...drawMountedStone({ x, y: 244 }, 40, options),
    drawSparkle({ x: x - 14, y: 226 }, 12),
  ];
};

const drawHoop: DrawEarring = (x, { gem, metal }) => {
  const at = { x, y: 206 };
  const [rx, ry] = [58, 84];
  const stones = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI * (0.42 + (index / 14) * 1.16);
    return drawStone(
      { x: at.x + rx * Math.sin(angle), y: at.y - ry * Math.cos(angle) },
      { gem, cut: 'Round', size: 8.6 },
    );
  });
  return [
    ellipse({ x: x + 4, y: at.y }, rx - 4, ry - 3, {
      fill: 'none',
      stroke: metalTones[metal].dark,
      'stroke-width': 14,
    }),
    ellipse(at, rx, ry, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 18 }),
    ...stones,
    drawSparkle({ x: x - 40, y: 254 }, 11),
  ];
};

const drawByStyle: Readonly<Record<EarringStyle, DrawEarring>> = { Studs: drawStud, Drops: drawDrop, Hoops: drawHoop };

export const drawEarrings = memoizeDrawing((options: EarringOptions) =>
  createDrawing(
    [shadowGradient, pearlGradient, metalGradient(options.metal)],
    [122, 278].flatMap((x) => [
      drawShadow({ x: x + 6, y: options.style === 'Studs' ? 276 : 318 }, 62, 14),
      ...drawByStyle[options.style](x, options),
    ]),
  ),
);
