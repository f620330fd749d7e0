import { drawing, drawnOnce, ellipse, type Point, shadow, shadowTone } from './drawing.ts';
import { type Gem, pearlTone, sparkle, stone } from './gems.ts';
import { type Metal, metalTones, polished } from './metals.ts';

export type BraceletStyle = 'Tennis' | 'Bangle' | 'Chain';

interface BraceletFacts {
  readonly style: BraceletStyle;
  readonly metal: Metal;
  readonly gem: Gem;
}

const middle: Point = { x: 200, y: 205 };
const [across, deep] = [140, 92];

interface Place extends Point {
  /** From 0 at the back to 1 in front. */
  readonly near: number;
  /** Direction of the bracelet at this point, in degrees. */
  readonly turn: number;
}

/** Returns evenly distributed positions, back to front, so that stones in front cover those behind them. */
const places = (count: number): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    return {
      x: middle.x + across * Math.sin(turn),
      y: middle.y - deep * Math.cos(turn),
      near: (1 - Math.cos(turn)) / 2,
      turn: (Math.atan2(deep * Math.sin(turn), across * Math.cos(turn)) * 180) / Math.PI,
    };
  }).sort((a, b) => a.near - b.near);

const tennis = ({ gem, metal }: BraceletFacts): string[] => [
  ellipse(middle, across, deep, { fill: 'none', stroke: metalTones[metal].dark, 'stroke-width': 7 }),
  ...places(40).flatMap((place) => {
    const size = 9 + 4 * place.near;
    return [
      ellipse(place, size + 2.4, size + 2.4, {
        fill: 'url(#metal)',
        stroke: metalTones[metal].dark,
        'stroke-width': 0.6,
      }),
      stone(place, { gem, cut: 'Round', size, turn: place.turn }),
    ];
  }),
];

const bangle = ({ gem, metal }: BraceletFacts): string[] => [
  ellipse({ ...middle, y: middle.y - 7 }, across - 4, deep - 3, {
    fill: 'none',
    stroke: metalTones[metal].dark,
    'stroke-width': 20,
  }),
  ellipse(middle, across, deep, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 22 }),
  ellipse({ ...middle, y: middle.y - 3 }, across, deep, {
    fill: 'none',
    stroke: metalTones[metal].light,
    'stroke-width': 2.4,
    'stroke-opacity': 0.8,
  }),
  ...places(40)
    .filter(({ near }) => near > 0.8)
    .map((place) => stone(place, { gem, cut: 'Round', size: 9.5, turn: place.turn })),
];

const chain = ({ gem, metal }: BraceletFacts): string[] => {
  const links = places(34).map((place) =>
    ellipse({ x: 0, y: 0 }, 14.5, 7.5 + 2 * place.near, {
      transform: `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${place.turn.toFixed(1)})`,
      fill: 'none',
      stroke: place.near > 0.5 ? 'url(#metal)' : metalTones[metal].dark,
      'stroke-width': 4.4,
    }),
  );
  const charm: Point = { x: middle.x, y: middle.y + deep + 38 };
  return [
    ...links,
    ellipse({ ...charm, y: charm.y - 27 }, 4, 9, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 3 }),
    ellipse(charm, 23, 23, { fill: 'url(#metal)', stroke: metalTones[metal].dark }),
    stone(charm, { gem, cut: 'Round', size: 18 }),
  ];
};

const makers: Readonly<Record<BraceletStyle, (facts: BraceletFacts) => string[]>> = {
  Tennis: tennis,
  Bangle: bangle,
  Chain: chain,
};

export const bracelet = drawnOnce((facts: BraceletFacts) =>
  drawing(
    [shadowTone, pearlTone, polished(facts.metal)],
    [shadow({ x: 200, y: 318 }, 168, 30), ...makers[facts.style](facts), sparkle({ x: 142, y: 282 }, 13)],
  ),
);
