import { circle, drawing, drawnOnce, ellipse, group, type Point, path, shadow, shadowTone } from './drawing.ts';
import { type Gem, pearlTone, sparkle, stone } from './gems.ts';
import { type Metal, metalTones, polished } from './metals.ts';

export type BroochStyle = 'Flower' | 'Starburst' | 'Bow';

interface BroochFacts {
  readonly style: BroochStyle;
  readonly metal: Metal;
  readonly gem: Gem;
}

const middle: Point = { x: 200, y: 190 };
const turns = (count: number): number[] => Array.from({ length: count }, (_, index) => (index / count) * 360);
const outwards = (degrees: number, distance: number): Point => ({
  x: middle.x + distance * Math.sin((degrees * Math.PI) / 180),
  y: middle.y - distance * Math.cos((degrees * Math.PI) / 180),
});

const heart = ({ gem }: BroochFacts, size: number): string[] => [
  circle(middle, size + 6, { fill: 'url(#metal)' }),
  stone(middle, { gem, cut: 'Round', size }),
  sparkle({ x: middle.x - 11, y: middle.y - 12 }, 10),
];

const flower = (facts: BroochFacts): string[] => [
  path('M204 230C214 280 204 320 176 350', { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 7 }),
  group('translate(226 300) rotate(38)', ellipse({ x: 0, y: 0 }, 15, 36, { fill: 'url(#metal)' })),
  ...turns(8).flatMap((degrees) => {
    const at = outwards(degrees, 66);
    return [
      group(
        `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${degrees})`,
        ellipse({ x: 0, y: 0 }, 27, 44, {
          fill: 'url(#metal)',
          stroke: metalTones[facts.metal].dark,
          'stroke-width': 0.8,
        }),
      ),
      stone(outwards(degrees, 72), { gem: 'Diamond', cut: 'Pear', size: 21, turn: degrees }),
    ];
  }),
  ...heart(facts, 27),
];

const starburst = (facts: BroochFacts): string[] => [
  ...turns(16).flatMap((degrees, index) => {
    const reach = index % 2 === 0 ? 126 : 92;
    const [tip, left, right] = [outwards(degrees, reach), outwards(degrees - 50, 24), outwards(degrees + 50, 24)];
    return [
      path(`M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}Z`, {
        fill: 'url(#metal)',
        stroke: metalTones[facts.metal].dark,
        'stroke-width': 0.7,
      }),
      ...[48, 66, 81].map((distance, step) =>
        stone(outwards(degrees, distance), { gem: 'Diamond', cut: 'Round', size: 7 - step }),
      ),
      circle(tip, index % 2 === 0 ? 5.5 : 4, { fill: 'url(#pearl)' }),
    ];
  }),
  ...heart(facts, 28),
];

const bow = (facts: BroochFacts): string[] => {
  const side = (mirror: 1 | -1): string =>
    group(
      `translate(200 190) scale(${mirror} 1)`,
      path('M10 0C40 -78 128 -84 134 -18C138 42 60 48 10 6Z', {
        fill: 'url(#metal)',
        stroke: metalTones[facts.metal].dark,
        'stroke-width': 1,
      }),
      path('M34 -6C58 -50 104 -54 108 -16C110 18 66 20 34 2Z', {
        fill: metalTones[facts.metal].dark,
        'fill-opacity': 0.35,
      }),
      path('M6 12C24 60 36 100 70 142L38 148C22 108 10 66 -2 16Z', {
        fill: 'url(#metal)',
        stroke: metalTones[facts.metal].dark,
        'stroke-width': 1,
      }),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) => {
        const turn = -2.5 + index * 0.52;
        return stone(
          { x: 74 + 52 * Math.cos(turn), y: -16 + 40 * Math.sin(turn) },
          { gem: 'Diamond', cut: 'Round', size: 7.5 },
        );
      }),
    );
  return [side(-1), side(1), ...heart(facts, 24)];
};

const makers: Readonly<Record<BroochStyle, (facts: BroochFacts) => string[]>> = {
  Flower: flower,
  Starburst: starburst,
  Bow: bow,
};

export const brooch = drawnOnce((facts: BroochFacts) =>
  drawing(
    [shadowTone, pearlTone, polished(facts.metal)],
    [shadow({ x: 206, y: 300 }, 120, 50), ...makers[facts.style](facts)],
  ),
);
