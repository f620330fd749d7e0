import { drawBracelet } from '../pictures/bracelets.ts';
import { drawBrooch } from '../pictures/brooches.ts';
import type { Cut } from '../pictures/cuts.ts';
import type { Drawing } from '../pictures/drawing.ts';
import { drawEarrings } from '../pictures/earrings.ts';
import type { Gem } from '../pictures/gems.ts';
import type { Metal } from '../pictures/metals.ts';
import { drawNecklace } from '../pictures/necklaces.ts';
import { drawRing } from '../pictures/rings.ts';

/** Design of demo jewelry. Pieces with the same design share an image. */
export interface Design {
  readonly type: 'ring' | 'necklace' | 'pendant' | 'earrings' | 'bracelet' | 'brooch';
  readonly subType: string;
  readonly gem: Gem;
  readonly cut: Cut;
  readonly metalColor: Metal;
  /** Approximate total carats of the main stones. */
  readonly carats: number;
  readonly mainStones: number;
  /** Side stones: gem, number and total carats (0 for pearls). */
  readonly sideStones: readonly (readonly [gem: string, count: number, carats: number])[];
  /** Approximate price, in the shop's currency (`CURRENCY`). */
  readonly price: number;
  readonly drawing: Drawing;
}

type Appearance = Pick<Design, 'gem' | 'cut' | 'metalColor'>;
type DesignFields = Omit<Design, 'type' | 'drawing' | 'gem' | 'cut' | 'metalColor'>;

const createAppearance = (gem: Gem, cut: Cut, metalColor: Metal): Appearance => ({ gem, cut, metalColor });
const toDrawingOptions = ({ gem, cut, metalColor }: Appearance) => ({ gem, cut, metal: metalColor });

const rings: readonly (readonly [
  'Solitaire' | 'Halo' | 'Three Stone' | 'Pavé' | 'Bezel',
  Appearance,
  Omit<DesignFields, 'subType'>,
])[] = [
  [
    'Halo',
    createAppearance('Sapphire', 'Oval', 'yellow'),
    { carats: 2.4, mainStones: 1, sideStones: [['Diamond', 16, 0.4]], price: 8_900 },
  ],
  [
    'Bezel',
    createAppearance('Ruby', 'Cushion', 'yellow'),
    { carats: 1.8, mainStones: 1, sideStones: [], price: 7_400 },
  ],
  [
    'Three Stone',
    createAppearance('Diamond', 'Round', 'white'),
    { carats: 1.5, mainStones: 1, sideStones: [['Diamond', 2, 0.8]], price: 16_500 },
  ],
  [
    'Pavé',
    createAppearance('Emerald', 'Emerald', 'white'),
    { carats: 2.1, mainStones: 1, sideStones: [['Diamond', 16, 0.25]], price: 11_800 },
  ],
  [
    'Solitaire',
    createAppearance('Fancy Yellow Diamond', 'Radiant', 'white'),
    { carats: 2.02, mainStones: 1, sideStones: [], price: 31_000 },
  ],
];

const pendants: readonly (readonly ['Pendant' | 'Halo Pendant', Appearance, Omit<DesignFields, 'subType'>])[] = [
  [
    'Pendant',
    createAppearance('Diamond', 'Pear', 'yellow'),
    { carats: 1.2, mainStones: 1, sideStones: [], price: 9_200 },
  ],
  [
    'Halo Pendant',
    createAppearance('Aquamarine', 'Oval', 'white'),
    { carats: 4.6, mainStones: 1, sideStones: [['Diamond', 16, 0.36]], price: 3_900 },
  ],
  ['Pendant', createAppearance('Ruby', 'Heart', 'rose'), { carats: 1.5, mainStones: 1, sideStones: [], price: 4_700 }],
  [
    'Halo Pendant',
    createAppearance('Sapphire', 'Cushion', 'white'),
    { carats: 2.8, mainStones: 1, sideStones: [['Diamond', 16, 0.42]], price: 7_900 },
  ],
];

const necklaces: readonly (readonly ['Strand' | 'Rivière' | 'Station', Appearance, Omit<DesignFields, 'subType'>])[] = [
  [
    'Strand',
    createAppearance('Pearl', 'Round', 'white'),
    { carats: 0, mainStones: 49, sideStones: [['Diamond', 6, 0.18]], price: 6_800 },
  ],
  [
    'Rivière',
    createAppearance('Diamond', 'Round', 'white'),
    { carats: 18.4, mainStones: 89, sideStones: [], price: 58_000 },
  ],
  [
    'Station',
    createAppearance('Emerald', 'Emerald', 'yellow'),
    { carats: 5.4, mainStones: 9, sideStones: [], price: 14_200 },
  ],
  [
    'Rivière',
    createAppearance('Sapphire', 'Oval', 'white'),
    { carats: 31, mainStones: 35, sideStones: [['Diamond', 34, 1.7]], price: 43_500 },
  ],
];

const earringPairs: readonly (readonly ['Studs' | 'Drops' | 'Hoops', Appearance, Omit<DesignFields, 'subType'>])[] = [
  [
    'Studs',
    createAppearance('Diamond', 'Round', 'white'),
    { carats: 2.04, mainStones: 2, sideStones: [], price: 14_900 },
  ],
  [
    'Drops',
    createAppearance('Emerald', 'Pear', 'yellow'),
    { carats: 3.6, mainStones: 2, sideStones: [['Diamond', 6, 0.74]], price: 12_300 },
  ],
  [
    'Hoops',
    createAppearance('Diamond', 'Round', 'rose'),
    { carats: 1.5, mainStones: 30, sideStones: [], price: 5_600 },
  ],
  [
    'Drops',
    createAppearance('Pearl', 'Round', 'white'),
    { carats: 0, mainStones: 2, sideStones: [['Diamond', 6, 0.52]], price: 4_200 },
  ],
  [
    'Studs',
    createAppearance('Sapphire', 'Cushion', 'yellow'),
    { carats: 3.1, mainStones: 2, sideStones: [], price: 6_900 },
  ],
];

const bracelets: readonly (readonly ['Tennis' | 'Bangle' | 'Chain', Appearance, Omit<DesignFields, 'subType'>])[] = [
  [
    'Tennis',
    createAppearance('Sapphire', 'Round', 'white'),
    { carats: 9.6, mainStones: 48, sideStones: [], price: 12_600 },
  ],
  ['Chain', createAppearance('Ruby', 'Round', 'rose'), { carats: 1.1, mainStones: 1, sideStones: [], price: 3_800 }],
  [
    'Tennis',
    createAppearance('Diamond', 'Round', 'white'),
    { carats: 7.8, mainStones: 52, sideStones: [], price: 17_900 },
  ],
  [
    'Bangle',
    createAppearance('Emerald', 'Round', 'yellow'),
    { carats: 1.6, mainStones: 11, sideStones: [], price: 6_400 },
  ],
];

const brooches: readonly (readonly ['Flower' | 'Starburst' | 'Bow', Appearance, Omit<DesignFields, 'subType'>])[] = [
  [
    'Flower',
    createAppearance('Ruby', 'Round', 'yellow'),
    { carats: 1.4, mainStones: 1, sideStones: [['Diamond', 8, 2.4]], price: 8_300 },
  ],
  [
    'Starburst',
    createAppearance('Sapphire', 'Round', 'white'),
    {
      carats: 1.7,
      mainStones: 1,
      sideStones: [
        ['Diamond', 48, 2.1],
        ['Pearl', 16, 0],
      ],
      price: 9_700,
    },
  ],
  [
    'Bow',
    createAppearance('Diamond', 'Round', 'rose'),
    { carats: 0.9, mainStones: 1, sideStones: [['Diamond', 14, 0.8]], price: 5_900 },
  ],
];

/** Returns all designs, grouped by type. */
export const drawDesigns = (): readonly (readonly Design[])[] => [
  rings.map(([style, appearance, fields]) => ({
    type: 'ring',
    subType: style,
    ...appearance,
    ...fields,
    drawing: drawRing({ style, ...toDrawingOptions(appearance) }),
  })),
  necklaces.map(([style, appearance, fields]) => ({
    type: 'necklace',
    subType: style,
    ...appearance,
    ...fields,
    drawing: drawNecklace({ style, ...toDrawingOptions(appearance) }),
  })),
  pendants.map(([style, appearance, fields]) => ({
    type: 'pendant',
    subType: style === 'Pendant' ? 'Solitaire' : 'Halo',
    ...appearance,
    ...fields,
    drawing: drawNecklace({ style, ...toDrawingOptions(appearance) }),
  })),
  earringPairs.map(([style, appearance, fields]) => ({
    type: 'earrings',
    subType: style,
    ...appearance,
    ...fields,
    drawing: drawEarrings({ style, ...toDrawingOptions(appearance) }),
  })),
  bracelets.map(([style, appearance, fields]) => ({
    type: 'bracelet',
    subType: style,
    ...appearance,
    ...fields,
    drawing: drawBracelet({ style, gem: appearance.gem, metal: appearance.metalColor }),
  })),
  brooches.map(([style, appearance, fields]) => ({
    type: 'brooch',
    subType: style,
    ...appearance,
    ...fields,
    drawing: drawBrooch({ style, gem: appearance.gem, metal: appearance.metalColor }),
  })),
];
