import type { Cut } from './cuts.ts';
import { circle, drawing, drawnOnce, ellipse, type Point, path, polygon, shadow, shadowTone } from './drawing.ts';
import { around, type Gem, pearlTone, sparkle, stone } from './gems.ts';
import { type Metal, metalTones, polished } from './metals.ts';

export type EarringStyle = 'Studs' | 'Drops' | 'Hoops';

interface EarringFacts {
  readonly style: EarringStyle;
  readonly metal: Metal;
  readonly gem: Gem;
  readonly cut: Cut;
}

type Maker = (x: number, facts: EarringFacts) => string[];

const mounted = (at: Point, size: number, { gem, cut, metal }: EarringFacts): string[] => [
  polygon(around(at, { cut, size }, 1.13), {
    fill: 'url(#metal)',
    stroke: metalTones[metal].dark,
    'stroke-width': 0.8,
  }),
  stone(at, { gem, cut, size }),
];

const stud: Maker = (x, facts) => {
  const at = { x, y: 200 };
  return [...mounted(at, 52, facts), sparkle({ x: x - 20, y: 176 }, 13)];
};

const drop: Maker = (x, facts) => {
  const small = { x, y: 104 };
  return [
    path(`M${x} 118V200`, { stroke: 'url(#metal)', 'stroke-width': 3.4 }),
    path(`M${x} 118V200`, { stroke: metalTones[facts.metal].dark, 'stroke-width': 1.6 }),
    circle(small, 20, { fill: 'url(#metal)', stroke: metalTones[facts.metal].dark, 'stroke-width': 0.8 }),
    stone(small, { gem: 'Diamond', cut: 'Round', size: 16.5 }),
    ...[148, 176].map((y) => stone({ x, y }, { gem: 'Diamond', cut: 'Round', size: 8.5 })),
    ...mounted({ x, y: 244 }, 40, facts),
    sparkle({ x: x - 14, y: 226 }, 12),
  ];
};

const hoop: Maker = (x, { gem, metal }) => {
  const at = { x, y: 206 };
  const [rx, ry] = [58, 84];
  const stones = Array.from({ length: 15 }, (_, index) => {
    const turn = Math.PI * (0.42 + (index / 14) * 1.16);
    return stone({ x: at.x + rx * Math.sin(turn), y: at.y - ry * Math.cos(turn) }, { gem, cut: 'Round', size: 8.6 });
  });
  return [
    ellipse({ x: x + 4, y: at.y }, rx - 4, ry - 3, {
      fill: 'none',
      stroke: metalTones[metal].dark,
      'stroke-width': 14,
    }),
    ellipse(at, rx, ry, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 18 }),
    ...stones,
    sparkle({ x: x - 40, y: 254 }, 11),
  ];
};

const makers: Readonly<Record<EarringStyle, Maker>> = { Studs: stud, Drops: drop, Hoops: hoop };

export const earrings = drawnOnce((facts: EarringFacts) =>
  drawing(
    [shadowTone, pearlTone, polished(facts.metal)],
    [122, 278].flatMap((x) => [
      shadow({ x: x + 6, y: facts.style === 'Studs' ? 276 : 318 }, 62, 14),
      ...makers[facts.style](x, facts),
    ]),
  ),
);
