import type { Cut } from './cuts.ts';
import { circle, drawing, drawnOnce, ellipse, type Point, path, polygon, shadow, shadowTone } from './drawing.ts';
import { around, type Gem, pearlTone, sparkle, stone } from './gems.ts';
import { type Metal, metalTones, polished } from './metals.ts';

export type NecklaceStyle = 'Pendant' | 'Halo Pendant' | 'Rivière' | 'Station' | 'Strand';

interface NecklaceFacts {
  readonly style: NecklaceStyle;
  readonly metal: Metal;
  readonly gem: Gem;
  readonly cut: Cut;
}

/** Returns a point of the necklace. `share` is -1 at the left end, 0 at the lowest point and 1 at the right end. */
const hanging = (share: number, drop: number): Point => ({
  x: 200 + 128 * Math.sin((share * Math.PI) / 2) * (1 - 0.1 * share * share),
  y: 52 + drop * Math.cos((share * Math.PI) / 2) ** 1.15,
});

const shares = (count: number): number[] => Array.from({ length: count }, (_, index) => (2 * index) / (count - 1) - 1);

function thread(metal: Metal, drop: number, width: number): string {
  const points = shares(61).map((share) => hanging(share, drop));
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

function pendant({ metal, gem, cut, style }: NecklaceFacts): string[] {
  const drop = 196;
  const at: Point = { x: 200, y: 52 + drop + 58 };
  const size = 36;
  const frame = { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 };
  return [
    thread(metal, drop, 2.6),
    ellipse({ x: 200, y: 52 + drop + 9 }, 5, 11, { fill: 'none', stroke: 'url(#metal)', 'stroke-width': 4 }),
    ...(style === 'Halo Pendant'
      ? [
          polygon(around(at, { cut, size }, 1.34), frame),
          ...around(at, { cut, size }, 1.18).map((place) => stone(place, { gem: 'Diamond', cut: 'Round', size: 6 })),
        ]
      : [polygon(around(at, { cut, size }, 1.1), frame)]),
    stone(at, { gem, cut, size }),
    sparkle({ x: at.x - 16, y: at.y - 18 }, 12),
  ];
}

/** Draws a row of graduated stones. The largest is in the center. */
function row({ gem, cut, style }: NecklaceFacts): string[] {
  const isStrand = style === 'Strand';
  const [count, least, most] = isStrand ? [37, 8.4, 12.4] : [35, 6.4, 14.5];
  const stones = shares(count).map((share) => {
    const near = Math.cos((share * Math.PI) / 2);
    return stone(hanging(share, 262), {
      gem: isStrand ? 'Pearl' : gem,
      cut,
      size: least + (most - least) * near ** 1.5,
      turn: -share * 62,
    });
  });
  return [...stones, sparkle({ x: 188, y: 300 }, 11)];
}

function station({ metal, gem, cut }: NecklaceFacts): string[] {
  const drop = 250;
  const stations = shares(11).slice(1, -1);
  return [
    thread(metal, drop, 2.6),
    ...stations.flatMap((share) => {
      const at = hanging(share, drop);
      return [
        circle(at, 15, { fill: 'url(#metal)', stroke: metalTones[metal].dark, 'stroke-width': 0.8 }),
        stone(at, { gem, cut, size: 11.5, turn: -share * 62 }),
      ];
    }),
    sparkle({ x: 194, y: 296 }, 11),
  ];
}

const makers: Readonly<Record<NecklaceStyle, (facts: NecklaceFacts) => string[]>> = {
  Pendant: pendant,
  'Halo Pendant': pendant,
  Rivière: row,
  Strand: row,
  Station: station,
};

export const necklace = drawnOnce((facts: NecklaceFacts) =>
  drawing(
    [shadowTone, pearlTone, polished(facts.metal)],
    [shadow({ x: 214, y: 330 }, 96, 46), ...makers[facts.style](facts)],
  ),
);
