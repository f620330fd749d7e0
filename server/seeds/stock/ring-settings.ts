import type { Cut } from '../pictures/cuts.ts';
import { drawRing, type RingStyle } from '../pictures/rings.ts';
import { combinationsOf, metalName, metals, roundPrice, type StockRow, stockNumberAt } from './stock-rows.ts';

interface Style {
  readonly style: RingStyle;
  /** Shapes that fit the setting. The first one is drawn in the image. */
  readonly shapes: readonly [Cut, ...Cut[]];
  readonly price: number;
  readonly sideStones: number;
  readonly sideStonesCarats: number;
  readonly description: string;
}

const styles: readonly Style[] = [
  {
    style: 'Solitaire',
    shapes: ['Round', 'Princess', 'Heart', 'Trilliant'],
    price: 780,
    sideStones: 0,
    sideStonesCarats: 0,
    description: 'A single stone on a plain band, held by four claws.',
  },
  {
    style: 'Halo',
    shapes: ['Oval', 'Round', 'Pear', 'Cushion'],
    price: 1_690,
    sideStones: 30,
    sideStonesCarats: 0.34,
    description: 'A halo of small diamonds around the centre stone, with more diamonds along the shoulders.',
  },
  {
    style: 'Three Stone',
    shapes: ['Emerald', 'Asscher', 'Radiant', 'Round'],
    price: 2_150,
    sideStones: 2,
    sideStonesCarats: 0.5,
    description: 'The centre stone between two round diamonds.',
  },
  {
    style: 'Pavé',
    shapes: ['Pear', 'Marquise', 'Oval', 'Round'],
    price: 1_340,
    sideStones: 18,
    sideStonesCarats: 0.22,
    description: 'A fine band, set by hand with pavé diamonds halfway around.',
  },
  {
    style: 'Bezel',
    shapes: ['Cushion', 'Radiant', 'Princess', 'Round'],
    price: 990,
    sideStones: 0,
    sideStonesCarats: 0,
    description: 'A smooth bezel that surrounds and protects the stone.',
  },
  {
    style: 'Cathedral',
    shapes: ['Round', 'Oval', 'Cushion', 'Radiant'],
    price: 890,
    sideStones: 0,
    sideStonesCarats: 0,
    description: 'The band rises in two arches to the four claws of the centre stone.',
  },
  {
    style: 'Channel',
    shapes: ['Princess', 'Round', 'Emerald', 'Asscher'],
    price: 1_460,
    sideStones: 14,
    sideStonesCarats: 0.42,
    description: 'Fourteen princess-cut diamonds, channel-set flush with the band.',
  },
  {
    style: 'Milgrain',
    shapes: ['Asscher', 'Round', 'Marquise', 'Heart'],
    price: 1_120,
    sideStones: 0,
    sideStonesCarats: 0,
    description: 'A bezel around the stone, its edge finished by hand in fine milgrain.',
  },
];

/** Product lines of each style, with the carat range of the center stone and a price factor. */
const lines = [
  { line: 'Petite', from: 0.25, to: 0.75, priceFactor: 0.85 },
  { line: 'Classic', from: 0.7, to: 1.5, priceFactor: 1 },
  { line: 'Grand', from: 1.4, to: 5, priceFactor: 1.4 },
] as const;

/** Returns a row for every style, product line and metal. */
export const createRingSettingRows = (): StockRow[] =>
  combinationsOf(styles, lines, metals).map(([style, { line, from, to, priceFactor }, metal], index) => ({
    stockNumber: stockNumberAt('RS', index),
    name: `${line} ${style.style}, ${metalName(metal)}`,
    description: style.description,
    style: style.style,
    material: metal.material,
    karatGold: metal.karatGold,
    colorOfGold: metal.colorOfGold,
    ringSizeFrom: '4',
    ringSizeTo: line === 'Grand' ? '10' : '9',
    sideStones: String(style.sideStones),
    sideStonesCarats: style.sideStonesCarats === 0 ? '' : (style.sideStonesCarats * priceFactor).toFixed(3),
    price: roundPrice(style.price * priceFactor * metal.priceFactor),
    imageUrl: drawRing({
      style: style.style,
      metal: metal.metalColor,
      gem: 'Diamond',
      cut: style.shapes[0],
      isPlaceholder: true,
    }),
    shapes: style.shapes.join(';'),
    caratsFrom: String(from),
    caratsTo: String(to),
  }));
