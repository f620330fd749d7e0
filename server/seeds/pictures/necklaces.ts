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

export type NecklaceStyle = 'Pendant' | 'Halo Pendant' | 'Rivière' | 'Station' | 'Strand';

interface NecklaceOptions {
  readonly style: NecklaceStyle;
  readonly metal: Metal;
  readonly gem: Gem;
  readonly cut: Cut;
}

/** Returns a point of the necklace. `position` is -1 at the left end, 0 at the lowest point and 1 at the right end. */
const pointOnNecklace = (position: number, drop: number): Point => ({
  x: 200 + 128 * Math.sin((position * Math.PI) / 2) * (1 - 0.1 * position * position),
  y: 52 + drop * Math.cos((position * Math.PI) / 2) ** 1.15,
});

const evenPositions = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (2 * index) / (count - 1) - 1);

function drawChain(metal: Metal, drop: number, width: number): string {
  const points = evenPositions(61).map((position) => pointOnNecklace(position, drop));
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return [
    path(d, { ...line, stroke: metalTones[metal].dark, 'stroke-width': width + 1 }),
    path(d, {
      ...line,
      stroke: metalTones[metal].body,
      'stroke-width': width,
      'stroke-dasharray': `${width * 1.6} 1.4`,
    }),
  ].join('');
}

function drawPendant({ metal, gem, cut, style }: NecklaceOptions): string[] {
  const drop = 196;
  const at: Point = { x: 200, y: 52 + drop + 58 };
  const size = 36;
  const frame = { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 };
  return [
    drawChain(metal, drop, 2.6),
    ellipse({ x: 200, y: 52 + drop + 9 }, 5, 11, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 4 }),
    ...(style === 'Halo Pendant'
      ? [
          polygon(scaledOutline(at, { cut, size }, 1.34), frame),
          ...scaledOutline(at, { cut, size }, 1.18).map((point) =>
            drawStone(point, { gem: 'Diamond', cut: 'Round', size: 6 }),
          ),
        ]
      : [polygon(scaledOutline(at, { cut, size }, 1.1), frame)]),
    drawStone(at, { gem, cut, size }),
    drawSparkle({ x: at.x - 16, y: at.y - 18 }, 12),
  ];
}

/** Draws a row of graduated stones. The largest is in the center. */
function drawGraduatedRow({ gem, cut, style }: NecklaceOptions): string[] {
  const isStrand = style === 'Strand';
  const [count, minSize, maxSize] = isStrand ? [37, 8.4, 12.4] : [35, 6.4, 14.5];
  const stones = evenPositions(count).map((position) => {
    const nearness = Math.cos((position * Math.PI) / 2);
    return drawStone(pointOnNecklace(position, 262), {
      gem: isStrand ? 'Pearl' : gem,
      cut,
      size: minSize + (maxSize - minSize) * nearness ** 1.5,
      rotation: -position * 62,
    });
  });
  return [...stones, drawSparkle({ x: 188, y: 300 }, 11)];
}

function drawStations({ metal, gem, cut }: NecklaceOptions): string[] {
  const drop = 250;
  const stations = evenPositions(11).slice(1, -1);
  return [
    drawChain(metal, drop, 2.6),
    ...stations.flatMap((position) => {
      const at = pointOnNecklace(position, drop);
      return [
        circle(at, 15, { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 }),
        drawStone(at, { gem, cut, size: 11.5, rotation: -position * 62 }),
      ];
    }),
    drawSparkle({ x: 194, y: 296 }, 11),
  ];
}

const drawByStyle: Readonly<Record<NecklaceStyle, (options: NecklaceOptions) => string[]>> = {
  Pendant: drawPendant,
  'Halo Pendant': drawPendant,
  Rivière: drawGraduatedRow,
  Strand: drawGraduatedRow,
  Station: drawStations,
};

export const drawNecklace = memoizeDrawing((options: NecklaceOptions) =>
  createDrawing(
    [shadowGradient, pearlGradient, metalGradient(options.metal)],
    [drawShadow({ x: 214, y: 330 }, 96, 46), ...drawByStyle[options.style](options)],
  ),
);
