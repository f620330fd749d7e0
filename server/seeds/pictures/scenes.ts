import { seededRandom } from '../seeded-random.ts';
import type { Cut } from './cuts.ts';
import { circle, type Drawing, drawing, element, lettering, shadow, shadowTone } from './drawing.ts';
import { type Gem, sparkle, stone } from './gems.ts';

interface SceneFacts {
  readonly seed: number;
  readonly gems: readonly Gem[];
  readonly tones: readonly [middle: string, rim: string];
}

const cuts: readonly Cut[] = ['Round', 'Oval', 'Emerald', 'Pear', 'Cushion', 'Marquise', 'Radiant'];
const [width, height] = [1_100, 460];

/** Stones on the table, one large one among smaller ones: what wide pictures of pages show. */
export function scene({ seed, gems, tones }: SceneFacts): Drawing {
  const random = seededRandom(seed);
  const stones = Array.from({ length: 9 }, (_, index) => {
    const at = { x: 70 + index * 120 + random.between(-18, 18), y: index === 6 ? 236 : random.between(150, 320) };
    const isLargest = index === 6;
    const size = isLargest ? 118 : random.between(30, 58);
    const cut = isLargest ? 'Round' : random.pick(cuts);
    return [
      shadow({ x: at.x + size * 0.18, y: at.y + size * 1.06 }, size * 1.15, size * 0.26),
      stone(at, { gem: random.pick(gems), cut, size, turn: random.between(-24, 24) }),
      ...(index % 3 === 0 ? [sparkle({ x: at.x - size * 0.4, y: at.y - size * 0.45 }, size * 0.3)] : []),
    ].join('');
  });
  return drawing([shadowTone], stones, { width, height, tones });
}

/** A name in letters, as houses and shows have it over their doors. */
export const sign = (words: string, below: string, [ground, ink]: readonly [ground: string, ink: string]): Drawing =>
  drawing(
    [],
    [
      element('rect', { x: 24, y: 24, width: 552, height: 192, fill: 'none', stroke: ink, 'stroke-opacity': 0.5 }),
      lettering({ x: 300, y: 124 }, 46, ink, words),
      lettering({ x: 300, y: 172 }, 20, ink, below),
    ],
    { width: 600, height: 240, tones: [ground, ground] },
  );

/** Somebody of the house, as far as a drawing may say it: initials in a circle. */
export const portrait = (initials: string, color: string): Drawing =>
  drawing(
    [],
    [
      circle({ x: 200, y: 200 }, 150, { fill: color }),
      circle({ x: 200, y: 200 }, 138, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 2 }),
      lettering({ x: 206, y: 236 }, 100, '#ffffff', initials),
    ],
  );
