import type { Cut } from '../pictures/cuts.ts';
import { drawNecklace, type NecklaceStyle } from '../pictures/necklaces.ts';
import { combinationsOf, metalName, metals, roundPrice, type StockRow, stockNumberAt } from './stock-rows.ts';

interface Model {
  readonly name: string;
  readonly description: string;
  readonly style: NecklaceStyle;
  readonly cut: Cut;
  readonly stones: number;
  readonly carats: number;
  readonly price: number;
}

const models: readonly Model[] = [
  {
    name: 'Single Light',
    description: 'A single brilliant on a fine chain, made with a stone of your choice.',
    style: 'Pendant',
    cut: 'Round',
    stones: 1,
    carats: 0.5,
    price: 2_400,
  },
  {
    name: 'Oval Halo',
    description: 'An oval diamond in a halo of brilliants.',
    style: 'Halo Pendant',
    cut: 'Oval',
    stones: 17,
    carats: 1.1,
    price: 5_250,
  },
  {
    name: 'Nine Stations',
    description: 'Nine bezel-set diamonds, evenly spaced along a fine chain.',
    style: 'Station',
    cut: 'Round',
    stones: 9,
    carats: 1.35,
    price: 4_100,
  },
  {
    name: 'Graduated Rivière',
    description: 'A row of graduated brilliants, the largest at the centre.',
    style: 'Rivière',
    cut: 'Round',
    stones: 87,
    carats: 14.5,
    price: 46_000,
  },
];

/** Chain lengths in inches. */
const lengths = [16, 18] as const;

/** Returns a row for every made-to-order model, gold color and chain length. */
export const createCustomNecklaceRows = (): StockRow[] =>
  combinationsOf(models, metals.slice(1), lengths).map(([model, metal, length], index) => ({
    stockNumber: stockNumberAt('CN', index),
    name: `${model.name}, ${metal.colorOfGold} Gold`,
    description: model.description,
    shape: model.cut,
    material: metalName(metal),
    chainLength: String(length),
    numberOfStones: String(model.stones),
    totalCarats: model.carats.toFixed(2),
    price: roundPrice(model.price * metal.priceFactor * (length / 17)),
    imageUrl: drawNecklace({ style: model.style, metal: metal.metalColor, gem: 'Diamond', cut: model.cut }),
  }));
