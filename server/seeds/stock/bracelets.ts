import { type BraceletStyle, drawBracelet } from '../pictures/bracelets.ts';
import { combinationsOf, metalName, metals, roundPrice, type StockRow, stockNumberAt } from './stock-rows.ts';

interface Model {
  /** URL slug of the product page. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly style: BraceletStyle;
  readonly stones: number;
  readonly caratsPerStone: number;
  readonly price: number;
}

const models: readonly Model[] = [
  {
    name: 'riviera',
    title: 'Riviera Tennis Bracelet',
    description: 'A supple row of round brilliants in four-claw settings, with a concealed clasp.',
    style: 'Tennis',
    stones: 52,
    caratsPerStone: 0.08,
    price: 5_900,
  },
  {
    name: 'constellation',
    title: 'Constellation Tennis Bracelet',
    description: 'Fewer, larger stones: diamonds of a fifth of a carat each, all around the wrist.',
    style: 'Tennis',
    stones: 38,
    caratsPerStone: 0.2,
    price: 13_400,
  },
  {
    name: 'luna',
    title: 'Luna Bangle',
    description: 'A smooth, side-opening bangle with a crescent of diamonds.',
    style: 'Bangle',
    stones: 11,
    caratsPerStone: 0.05,
    price: 2_850,
  },
  {
    name: 'marina',
    title: 'Marina Chain Bracelet',
    description: 'Anchor links, made and soldered by hand, with a single diamond charm.',
    style: 'Chain',
    stones: 1,
    caratsPerStone: 0.3,
    price: 2_100,
  },
];

/** Length in inches, and factor for the price and the number of stones. */
const sizes = [
  ['6.5 in', 0.95],
  ['7 in', 1],
  ['7.5 in', 1.06],
] as const;

/** Returns a row for every model, gold color and size. */
export const createBraceletRows = (): StockRow[] =>
  combinationsOf(models, metals.slice(1), sizes).map(([model, metal, [size, factor]], index) => {
    const stones = Math.max(1, Math.round(model.stones * factor));
    return {
      stockNumber: stockNumberAt('BR', index),
      name: model.name,
      title: model.title,
      description: model.description,
      color: `${metal.colorOfGold} Gold`,
      size,
      material: metalName(metal),
      numberOfStones: String(stones),
      totalCarats: (stones * model.caratsPerStone).toFixed(2),
      price: roundPrice(model.price * factor * metal.priceFactor),
      images: drawBracelet({ style: model.style, metal: metal.metalColor, gem: 'Diamond' }),
    };
  });
