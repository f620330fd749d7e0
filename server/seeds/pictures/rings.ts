import type { Cut } from './cuts.ts';
import { circle, drawing, drawnOnce, type Point, path, polygon, shadow, shadowTone } from './drawing.ts';
import { around, type Gem, pearlTone, sparkle, stone } from './gems.ts';
import { type Metal, metalTones, polished } from './metals.ts';

/** Setting of the center stone. */
export type RingStyle = 'Solitaire' | 'Halo' | 'Three Stone' | 'Pavé' | 'Bezel' | 'Cathedral' | 'Channel' | 'Milgrain';

const clawed: ReadonlySet<RingStyle> = new Set(['Solitaire', 'Pavé', 'Three Stone', 'Cathedral', 'Channel']);
const rimmed: ReadonlySet<RingStyle> = new Set(['Bezel', 'Milgrain']);

interface RingFacts {
  readonly style: RingStyle;
  readonly metal: Metal;
  readonly gem: Gem;
  readonly cut: Cut;
  /** Draws a translucent center stone, for a setting whose stone is not chosen yet. */
  readonly isGhost?: boolean;
}

const middle: Point = { x: 200, y: 248 };
const [outer, inner] = [112, 97];
const head: Point = { x: 200, y: 118 };
/** Background color. */
const paper = '#f3f1ee';

/** Returns a point on the band. `degrees` count clockwise from the top. */
const onBand = (degrees: number, radius = (outer + inner) / 2): Point => ({
  x: middle.x + radius * Math.sin((degrees * Math.PI) / 180),
  y: middle.y - radius * Math.cos((degrees * Math.PI) / 180),
});

const hoop = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Draws the band. The inner circle is higher, so that the inside of the band is visible. */
function band(metal: Metal): string {
  const { dark, light } = metalTones[metal];
  return [
    path(hoop(middle, outer) + hoop({ ...middle, y: middle.y - 3 }, inner), {
      fill: 'url(#metal)',
      'fill-rule': 'evenodd',
      stroke: dark,
      'stroke-width': 0.8,
    }),
    circle(middle, outer - 3.5, { fill: 'none', stroke: light, 'stroke-width': 1.6, 'stroke-opacity': 0.75 }),
  ].join('');
}

/** Draws four claws, at the points of the outline that are nearest to the diagonals. */
const prongs = (at: Point, facts: { cut: Cut; size: number }, metal: Metal): string =>
  [-1, 1]
    .flatMap((right) => [-1, 1].map((down) => ({ right, down })))
    .map(({ right, down }) => {
      const reach = ({ x, y }: Point): number => Math.min((x - at.x) * right, (y - at.y) * down);
      const tip = around(at, facts, 0.97).reduce((far, point) => (reach(point) > reach(far) ? point : far));
      return circle(tip, 4.4, { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.7 });
    })
    .join('');

/** Draws the basket below the center stone, which tapers towards the band. */
const basket = (size: number, metal: Metal): string =>
  polygon(
    [
      { x: head.x - size * 0.8, y: head.y + size * 0.35 },
      { x: head.x + size * 0.8, y: head.y + size * 0.35 },
      { x: head.x + 17, y: middle.y - inner - 2 },
      { x: head.x - 17, y: middle.y - inner - 2 },
    ],
    { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 },
  );

const pave = (from: number, to: number): string[] => {
  const stones: string[] = [];
  for (let degrees = from; degrees <= to; degrees += 7.2) {
    for (const side of [-degrees, degrees]) stones.push(stone(onBand(side), { gem: 'Diamond', cut: 'Round', size: 6 }));
  }
  return stones;
};

const halo = (facts: { cut: Cut; size: number }, metal: Metal): string[] => [
  polygon(around(head, facts, 1.36), { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 }),
  ...around(head, facts, 1.19).map((at) => stone(at, { gem: 'Diamond', cut: 'Round', size: 6.4 })),
];

/** Draws two arches from the band to the center stone. */
const arches = (size: number, metal: Metal): string[] =>
  [-1, 1].map((side) => {
    const [foot, shoulder] = [onBand(side * 62, outer - 1), onBand(side * 34, outer - 3)];
    const tip = { x: head.x + side * size * 0.78, y: head.y + size * 0.3 };
    return path(
      `M${foot.x} ${foot.y}Q${head.x + side * 76} ${head.y + 54} ${tip.x} ${tip.y}L${tip.x - side * 7} ${tip.y + 9}Q${head.x + side * 56} ${head.y + 58} ${shoulder.x} ${shoulder.y}Z`,
      { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 },
    );
  });

/** Draws princess cuts along the band, in a channel setting. */
const channel = (): string[] =>
  Array.from({ length: 7 }, (_, index) => 17 + index * 6.6).flatMap((degrees) =>
    [-degrees, degrees].map((side) => stone(onBand(side), { gem: 'Diamond', cut: 'Princess', size: 5, turn: side })),
  );

/** Draws milgrain beads along the rim. */
const beads = (facts: { cut: Cut; size: number }, metal: Metal): string[] =>
  around(head, facts, 1.15).map((at) =>
    circle(at, 3, { fill: metalTones[metal].light, stroke: metalTones[metal].dark, 'stroke-width': 0.6 }),
  );

/** Draws an upright ring. The center stone faces the viewer. */
export const ring = drawnOnce(({ style, metal, gem, cut, isGhost = false }: RingFacts) => {
  const size = style === 'Three Stone' ? 36 : 42;
  const stoneSize = style === 'Halo' ? size * 0.86 : size;
  const sides = style === 'Three Stone' ? [-1, 1] : [];
  const parts = [
    shadow({ x: 200, y: 366 }, 130, 17),
    band(metal),
    ...(style === 'Pavé' || style === 'Halo' ? pave(14, style === 'Pavé' ? 66 : 48) : []),
    ...(style === 'Channel' ? channel() : []),
    ...(style === 'Cathedral' ? arches(size, metal) : []),
    basket(size, metal),
    ...sides.map((side) =>
      stone({ x: head.x + side * 54, y: head.y + 20 }, { gem: 'Diamond', cut: 'Round', size: 22, turn: side * 18 }),
    ),
    ...(style === 'Halo' ? halo({ cut, size: stoneSize }, metal) : []),
    ...(rimmed.has(style)
      ? [polygon(around(head, { cut, size }, 1.15), { fill: 'url(#metal)', stroke: metalTones[metal].dark })]
      : []),
    ...(style === 'Milgrain' ? beads({ cut, size }, metal) : []),
    // Hides the metal behind the translucent stone.
    ...(isGhost ? [polygon(around(head, { cut, size: stoneSize }, 1), { fill: paper })] : []),
    stone(head, { gem, cut, size: stoneSize, isGhost }),
    ...(clawed.has(style) ? [prongs(head, { cut, size }, metal)] : []),
    sparkle({ x: head.x - 18, y: head.y - 20 }, 13),
  ];
  return drawing([shadowTone, pearlTone, polished(metal)], parts);
});

/** Draws an eternity band from the side, with stones all around. */
export const eternityBand = drawnOnce(({ metal, cut }: Pick<RingFacts, 'metal' | 'cut'>) => {
  const at: Point = { x: 200, y: 200 };
  const count = cut === 'Round' || cut === 'Princess' ? 22 : 20;
  const radius = 114;
  const stones = Array.from({ length: count }, (_, index) => {
    const degrees = (index / count) * 360;
    const turn = (degrees * Math.PI) / 180;
    const place = { x: at.x + radius * Math.sin(turn), y: at.y - radius * Math.cos(turn) };
    return stone(place, { gem: 'Diamond', cut, size: cut === 'Oval' || cut === 'Emerald' ? 18 : 16, turn: degrees });
  });
  const rim = { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 7 };
  return drawing(
    [shadowTone, polished(metal)],
    [
      shadow({ x: 200, y: 352 }, 140, 18),
      circle(at, radius, { fill: 'none', stroke: metalTones[metal].body, 'stroke-width': 30 }),
      circle(at, radius + 16, rim),
      circle(at, radius - 16, rim),
      ...stones,
      sparkle({ x: 132, y: 104 }, 15),
    ],
  );
});
