import { bracelet } from '../pictures/bracelets.ts';
import { brooch } from '../pictures/brooches.ts';
import type { Cut } from '../pictures/cuts.ts';
import type { Drawing } from '../pictures/drawing.ts';
import { earrings } from '../pictures/earrings.ts';
import type { Gem } from '../pictures/gems.ts';
import type { Metal } from '../pictures/metals.ts';
import { necklace } from '../pictures/necklaces.ts';
import { ring } from '../pictures/rings.ts';

/** Design of demo jewelry. Pieces with the same design share an image. */
export interface Design {
  readonly type: 'ring' | 'necklace' | 'pendant' | 'earrings' | 'bracelet' | 'brooch';
  readonly subType: string;
  readonly gem: Gem;
  readonly cut: Cut;
  readonly tone: Metal;
  /** Approximate total carats of the main stones. */
  readonly carats: number;
  readonly mainStones: number;
  /** Side stones: gem, number and total carats (0 for pearls). */
  readonly sides: readonly (readonly [kind: string, number: number, carats: number])[];
  /** Approximate price, in the currency of all prices (`CURRENCY`). */
  readonly price: number;
  readonly picture: Drawing;
}

type Look = Pick<Design, 'gem' | 'cut' | 'tone'>;
type Facts = Omit<Design, 'type' | 'picture' | 'gem' | 'cut' | 'tone'>;

const look = (gem: Gem, cut: Cut, tone: Metal): Look => ({ gem, cut, tone });
const metalOf = ({ gem, cut, tone }: Look) => ({ gem, cut, metal: tone });

const rings: readonly (readonly [
  'Solitaire' | 'Halo' | 'Three Stone' | 'Pavé' | 'Bezel',
  Look,
  Omit<Facts, 'subType'>,
])[] = [
  [
    'Halo',
    look('Sapphire', 'Oval', 'yellow'),
    { carats: 2.4, mainStones: 1, sides: [['Diamond', 16, 0.4]], price: 8_900 },
  ],
  ['Bezel', look('Ruby', 'Cushion', 'yellow'), { carats: 1.8, mainStones: 1, sides: [], price: 7_400 }],
  [
    'Three Stone',
    look('Diamond', 'Round', 'white'),
    { carats: 1.5, mainStones: 1, sides: [['Diamond', 2, 0.8]], price: 16_500 },
  ],
  [
    'Pavé',
    look('Emerald', 'Emerald', 'white'),
    { carats: 2.1, mainStones: 1, sides: [['Diamond', 16, 0.25]], price: 11_800 },
  ],
  [
    'Solitaire',
    look('Fancy Yellow Diamond', 'Radiant', 'white'),
    { carats: 2.02, mainStones: 1, sides: [], price: 31_000 },
  ],
];

const pendants: readonly (readonly ['Pendant' | 'Halo Pendant', Look, Omit<Facts, 'subType'>])[] = [
  ['Pendant', look('Diamond', 'Pear', 'yellow'), { carats: 1.2, mainStones: 1, sides: [], price: 9_200 }],
  [
    'Halo Pendant',
    look('Aquamarine', 'Oval', 'white'),
    { carats: 4.6, mainStones: 1, sides: [['Diamond', 16, 0.36]], price: 3_900 },
  ],
  ['Pendant', look('Ruby', 'Heart', 'rose'), { carats: 1.5, mainStones: 1, sides: [], price: 4_700 }],
  [
    'Halo Pendant',
    look('Sapphire', 'Cushion', 'white'),
    { carats: 2.8, mainStones: 1, sides: [['Diamond', 16, 0.42]], price: 7_900 },
  ],
];

const necklaces: readonly (readonly ['Strand' | 'Rivière' | 'Station', Look, Omit<Facts, 'subType'>])[] = [
  [
    'Strand',
    look('Pearl', 'Round', 'white'),
    { carats: 0, mainStones: 49, sides: [['Diamond', 6, 0.18]], price: 6_800 },
  ],
  ['Rivière', look('Diamond', 'Round', 'white'), { carats: 18.4, mainStones: 89, sides: [], price: 58_000 }],
  ['Station', look('Emerald', 'Emerald', 'yellow'), { carats: 5.4, mainStones: 9, sides: [], price: 14_200 }],
  [
    'Rivière',
    look('Sapphire', 'Oval', 'white'),
    { carats: 31, mainStones: 35, sides: [['Diamond', 34, 1.7]], price: 43_500 },
  ],
];

const earringPairs: readonly (readonly ['Studs' | 'Drops' | 'Hoops', Look, Omit<Facts, 'subType'>])[] = [
  ['Studs', look('Diamond', 'Round', 'white'), { carats: 2.04, mainStones: 2, sides: [], price: 14_900 }],
  [
    'Drops',
    look('Emerald', 'Pear', 'yellow'),
    { carats: 3.6, mainStones: 2, sides: [['Diamond', 6, 0.74]], price: 12_300 },
  ],
  ['Hoops', look('Diamond', 'Round', 'rose'), { carats: 1.5, mainStones: 30, sides: [], price: 5_600 }],
  ['Drops', look('Pearl', 'Round', 'white'), { carats: 0, mainStones: 2, sides: [['Diamond', 6, 0.52]], price: 4_200 }],
  ['Studs', look('Sapphire', 'Cushion', 'yellow'), { carats: 3.1, mainStones: 2, sides: [], price: 6_900 }],
];

const bracelets: readonly (readonly ['Tennis' | 'Bangle' | 'Chain', Look, Omit<Facts, 'subType'>])[] = [
  ['Tennis', look('Sapphire', 'Round', 'white'), { carats: 9.6, mainStones: 48, sides: [], price: 12_600 }],
  ['Chain', look('Ruby', 'Round', 'rose'), { carats: 1.1, mainStones: 1, sides: [], price: 3_800 }],
  ['Tennis', look('Diamond', 'Round', 'white'), { carats: 7.8, mainStones: 52, sides: [], price: 17_900 }],
  ['Bangle', look('Emerald', 'Round', 'yellow'), { carats: 1.6, mainStones: 11, sides: [], price: 6_400 }],
];

const brooches: readonly (readonly ['Flower' | 'Starburst' | 'Bow', Look, Omit<Facts, 'subType'>])[] = [
  [
    'Flower',
    look('Ruby', 'Round', 'yellow'),
    { carats: 1.4, mainStones: 1, sides: [['Diamond', 8, 2.4]], price: 8_300 },
  ],
  [
    'Starburst',
    look('Sapphire', 'Round', 'white'),
    {
      carats: 1.7,
      mainStones: 1,
      sides: [
        ['Diamond', 48, 2.1],
        ['Pearl', 16, 0],
      ],
      price: 9_700,
    },
  ],
  [
    'Bow',
    look('Diamond', 'Round', 'rose'),
    { carats: 0.9, mainStones: 1, sides: [['Diamond', 14, 0.8]], price: 5_900 },
  ],
];

/** Returns all designs, grouped by type. */
export const drawDesigns = (): readonly (readonly Design[])[] => [
  rings.map(([style, seen, facts]) => ({
    type: 'ring',
    subType: style,
    ...seen,
    ...facts,
    picture: ring({ style, ...metalOf(seen) }),
  })),
  necklaces.map(([style, seen, facts]) => ({
    type: 'necklace',
    subType: style,
    ...seen,
    ...facts,
    picture: necklace({ style, ...metalOf(seen) }),
  })),
  pendants.map(([style, seen, facts]) => ({
    type: 'pendant',
    subType: style === 'Pendant' ? 'Solitaire' : 'Halo',
    ...seen,
    ...facts,
    picture: necklace({ style, ...metalOf(seen) }),
  })),
  earringPairs.map(([style, seen, facts]) => ({
    type: 'earrings',
    subType: style,
    ...seen,
    ...facts,
    picture: earrings({ style, ...metalOf(seen) }),
  })),
  bracelets.map(([style, seen, facts]) => ({
    type: 'bracelet',
    subType: style,
    ...seen,
    ...facts,
    picture: bracelet({ style, gem: seen.gem, metal: seen.tone }),
  })),
  brooches.map(([style, seen, facts]) => ({
    type: 'brooch',
    subType: style,
    ...seen,
    ...facts,
    picture: brooch({ style, gem: seen.gem, metal: seen.tone }),
  })),
];
