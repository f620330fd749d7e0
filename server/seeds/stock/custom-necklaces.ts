import type { Cut } from '../pictures/cuts.ts';
import { type NecklaceStyle, necklace } from '../pictures/necklaces.ts';
import { everyOf, metalName, metals, numbered, priceTag, type StockCells } from './pieces.ts';

interface Model {
  readonly name: string;
  readonly words: string;
  readonly style: NecklaceStyle;
  readonly cut: Cut;
  readonly stones: number;
  readonly carats: number;
  readonly price: number;
}

const models: readonly Model[] = [
  {
    name: 'Single Light',
    words: 'A single brilliant on a fine chain, made with a stone of your choice.',
    style: 'Pendant',
    cut: 'Round',
    stones: 1,
    carats: 0.5,
    price: 2_400,
  },
  {
    name: 'Oval Halo',
    words: 'An oval diamond in a halo of brilliants.',
    style: 'Halo Pendant',
    cut: 'Oval',
    stones: 17,
    carats: 1.1,
    price: 5_250,
  },
  {
    name: 'Nine Stations',
    words: 'Nine bezel-set diamonds, evenly spaced along a fine chain.',
    style: 'Station',
    cut: 'Round',
    stones: 9,
    carats: 1.35,
    price: 4_100,
  },
  {
    name: 'Graduated Rivière',
    words: 'A row of graduated brilliants, the largest at the centre.',
    style: 'Rivière',
    cut: 'Round',
    stones: 87,
    carats: 14.5,
    price: 46_000,
  },
];

/** Chain lengths in inches. */
const lengths = [16, 18] as const;

/** Returns every made-to-order model in three gold colors and two lengths. */
export const demoCustomNecklaces = (): StockCells[] =>
  everyOf(models, metals.slice(1), lengths).map(([model, metal, length], index) => ({
    stockNumber: numbered('CN', index),
    name: `${model.name}, ${metal.colorOfGold} Gold`,
    description: model.words,
    shape: model.cut,
    material: metalName(metal),
    chainLength: String(length),
    numberOfStones: String(model.stones),
    totalCarats: model.carats.toFixed(2),
    price: priceTag(model.price * metal.share * (length / 17)),
    imageUrl: necklace({ style: model.style, metal: metal.tone, gem: 'Diamond', cut: model.cut }),
  }));
