import type { Cut } from './cuts.ts';
import {
  circle,
  createDrawing,
  drawShadow,
  memoizeDrawing,
  type Point,
  path,
  polygon,
  shadowGradient,
} from './drawing.ts';
import { drawSparkle, drawStone, type Gem, pearlGradient, scaledOutline } from './gems.ts';
import { type Metal, metalGradient, metalTones } from './metals.ts';

/** Setting of the center stone. */
export type RingStyle = 'Solitaire' | 'Halo' | 'Three Stone' | 'Pavé' | 'Bezel' | 'Cathedral' | 'Channel' | 'Milgrain';

const clawStyles: ReadonlySet<RingStyle> = new Set(['Solitaire', 'Pavé', 'Three Stone', 'Cathedral', 'Channel']);
const rimStyles: ReadonlySet<RingStyle> = new Set(['Bezel', 'Milgrain']);

interface RingOptions {
  readonly style: RingStyle;
  readonly metal: Metal;
  readonly gem: Gem;
  readonly cut: Cut;
  /** Draws a translucent center stone, for a setting whose stone is not chosen yet. */
  readonly isPlaceholder?: boolean;
}

const center: Point = { x: 200, y: 248 };
const [outerRadius, innerRadius] = [112, 97];
const stoneCenter: Point = { x: 200, y: 118 };
/** Background color. */
const backgroundColor = '#f3f1ee';

/** Returns a point on the band. `degrees` count clockwise from the top. */
const pointOnBand = (degrees: number, radius = (outerRadius + innerRadius) / 2): Point => ({
  x: center.x + radius * Math.sin((degrees * Math.PI) / 180),
  y: center.y - radius * Math.cos((degrees * Math.PI) / 180),
});

const circlePath = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Draws the band. The inner circle is higher, so that the inside of the band is visible. */
function drawBand(metal: Metal): string {
  const { dark, light } = metalTones[metal];
  return [
    path(circlePath(center, outerRadius) + circlePath({ ...center, y: center.y - 3 }, innerRadius), {
      fill: 'url(#metal)',
      'fill-rule': 'evenodd',
      stroke: dark,
      'stroke-width': 0.8,
    }),
    circle(center, outerRadius - 3.5, { fill: 'none', stroke: light, 'stroke-width': 1.6, 'stroke-opacity': 0.75 }),
  ].join('');
}

/** Draws four claws, at the points of the outline that are nearest to the diagonals. */
const drawProngs = (at: Point, options: { cut: Cut; size: number }, metal: Metal): string =>
  [-1, 1]
    .flatMap((right) => [-1, 1].map((down) => ({ right, down })))
    .map(({ right, down }) => {
      const reach = ({ x, y }: Point): number => Math.min((x - at.x) * right, (y - at.y) * down);
      const tip = scaledOutline(at, options, 0.97).reduce((farthest, point) =>
        reach(point) > reach(farthest) ? point : farthest,
      );
      return circle(tip, 4.4, { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.7 });
    })
    .join('');

/** Draws the basket below the center stone, which tapers toward the band. */
const drawBasket = (size: number, metal: Metal): string =>
  polygon(
    [
      { x: stoneCenter.x - size * 0.8, y: stoneCenter.y + size * 0.35 },
      { x: stoneCenter.x + size * 0.8, y: stoneCenter.y + size * 0.35 },
      { x: stoneCenter.x + 17, y: center.y - innerRadius - 2 },
      { x: stoneCenter.x - 17, y: center.y - innerRadius - 2 },
    ],
    { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 },
  );

const drawPave = (from: number, to: number): string[] => {
  const stones: string[] = [];
  for (let degrees = from; degrees <= to; degrees += 7.2) {
    for (const side of [-degrees, degrees])
      stones.push(drawStone(pointOnBand(side), { gem: 'Diamond', cut: 'Round', size: 6 }));
  }
  return stones;
};

const drawHalo = (options: { cut: Cut; size: number }, metal: Metal): string[] => [
  polygon(scaledOutline(stoneCenter, options, 1.36), {
    fill: 'url(#metal)',
    stroke: metalTones[metal].dark,
    'stroke-width': 0.8,
  }),
  ...scaledOutline(stoneCenter, options, 1.19).map((at) => drawStone(at, { gem: 'Diamond', cut: 'Round', size: 6.4 })),
];

/** Draws two arches from the band to the center stone. */
const drawArches = (size: number, metal: Metal): string[] =>
  [-1, 1].map((side) => {
    const [foot, shoulder] = [pointOnBand(side * 62, outerRadius - 1), pointOnBand(side * 34, outerRadius - 3)];
    const tip = { x: stoneCenter.x + side * size * 0.78, y: stoneCenter.y + size * 0.3 };
    return path(
      `M${foot.x} ${foot.y}Q${stoneCenter.x + side * 76} ${stoneCenter.y + 54} ${tip.x} ${tip.y}L${tip.x - side * 7} ${tip.y + 9}Q${stoneCenter.x + side * 56} ${stoneCenter.y + 58} ${shoulder.x} ${shoulder.y}Z`,
      { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 },
    );
  });

/** Draws princess cuts along the band, in a channel setting. */
const drawChannel = (): string[] =>
  Array.from({ length: 7 }, (_, index) => 17 + index * 6.6).flatMap((degrees) =>
    [-degrees, degrees].map((side) =>
      drawStone(pointOnBand(side), { gem: 'Diamond', cut: 'Princess', size: 5, rotation: side }),
    ),
  );

/** Draws milgrain beads along the rim. */
const drawMilgrain = (options: { cut: Cut; size: number }, metal: Metal): string[] =>
  scaledOutline(stoneCenter, options, 1.15).map((at) =>
    circle(at, 3, { fill: metalTones[metal].light, stroke: metalTones[metal].dark, 'stroke-width': 0.6 }),
  );

/** Draws an upright ring. The center stone faces the viewer. */
export const drawRing = memoizeDrawing(({ style, metal, gem, cut, isPlaceholder = false }: RingOptions) => {
  const size = style === 'Three Stone' ? 36 : 42;
  const stoneSize = style === 'Halo' ? size * 0.86 : size;
  const sides = style === 'Three Stone' ? [-1, 1] : [];
  const parts = [
    drawShadow({ x: 200, y: 366 }, 130, 17),
    drawBand(metal),
    ...(style === 'Pavé' || style === 'Halo' ? drawPave(14, style === 'Pavé' ? 66 : 48) : []),
    ...(style === 'Channel' ? drawChannel() : []),
    ...(style === 'Cathedral' ? drawArches(size, metal) : []),
    drawBasket(size, metal),
    ...sides.map((side) =>
      drawStone(
        { x: stoneCenter.x + side * 54, y: stoneCenter.y + 20 },
        { gem: 'Diamond', cut: 'Round', size: 22, rotation: side * 18 },
      ),
    ),
    ...(style === 'Halo' ? drawHalo({ cut, size: stoneSize }, metal) : []),
    ...(rimStyles.has(style)
      ? [
          polygon(scaledOutline(stoneCenter, { cut, size }, 1.15), {
            fill: 'url(#metal)',
            stroke: metalTones[metal].dark,
          }),
        ]
      : []),
    ...(style === 'Milgrain' ? drawMilgrain({ cut, size }, metal) : []),
    // Hides the metal behind the translucent stone.
    ...(isPlaceholder
      ? [polygon(scaledOutline(stoneCenter, { cut, size: stoneSize }, 1), { fill: backgroundColor })]
      : []),
    drawStone(stoneCenter, { gem, cut, size: stoneSize, isPlaceholder }),
    ...(clawStyles.has(style) ? [drawProngs(stoneCenter, { cut, size }, metal)] : []),
    drawSparkle({ x: stoneCenter.x - 18, y: stoneCenter.y - 20 }, 13),
  ];
  return createDrawing([shadowGradient, pearlGradient, metalGradient(metal)], parts);
});

/** Draws an eternity band from the side, with stones all around. */
export const drawEternityBand = memoizeDrawing(({ metal, cut }: Pick<RingOptions, 'metal' | 'cut'>) => {
  const at: Point = { x: 200, y: 200 };
  const count = cut === 'Round' || cut === 'Princess' ? 22 : 20;
  const radius = 114;
  const stones = Array.from({ length: count }, (_, index) => {
    const degrees = (index / count) * 360;
    const radians = (degrees * Math.PI) / 180;
    const point = { x: at.x + radius * Math.sin(radians), y: at.y - radius * Math.cos(radians) };
    return drawStone(point, {
      gem: 'Diamond',
      cut,
      size: cut === 'Oval' || cut === 'Emerald' ? 18 : 16,
      rotation: degrees,
    });
  });
  const rim = { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 7 };
  return createDrawing(
    [shadowGradient, metalGradient(metal)],
    [
      drawShadow({ x: 200, y: 352 }, 140, 18),
      circle(at, radius, { fill: 'none', stroke: metalTones[metal].body, 'stroke-width': 30 }),
      circle(at, radius + 16, rim),
      circle(at, radius - 16, rim),
      ...stones,
      drawSparkle({ x: 132, y: 104 }, 15),
    ],
  );
});
