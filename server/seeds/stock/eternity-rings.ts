import { drawEternityBand } from '../pictures/rings.ts';
import { combinationsOf, metals, roundPrice, type StockRow, stockNumberAt } from './stock-rows.ts';

/** Shapes, with the carats of one stone and the price per carat. */
const stones = [
  { cut: 'Round', carats: 0.1, pricePerCarat: 1_450, color: 'F', clarity: 'VS1' },
  { cut: 'Princess', carats: 0.12, pricePerCarat: 1_380, color: 'G', clarity: 'VS2' },
  { cut: 'Oval', carats: 0.2, pricePerCarat: 1_900, color: 'F', clarity: 'VS2' },
  { cut: 'Emerald', carats: 0.25, pricePerCarat: 2_150, color: 'E', clarity: 'VVS2' },
] as const;

/** US ring sizes, with the number of additional stones compared with the smallest size. */
const ringSizes = [
  [5, 0],
  [6, 1],
  [7, 2],
  [8, 3],
] as const;

/** Returns a row for every shape, metal and size. */
export const createEternityRingRows = (): StockRow[] =>
  combinationsOf(stones, metals, ringSizes).map(([stone, metal, [ringSize, extraStones]], index) => {
    const count = Math.round(20 / (1 + stone.carats)) + extraStones;
    const totalCarats = count * stone.carats;
    return {
      stockNumber: stockNumberAt('ER', index),
      name: `${stone.cut} Eternity Band`,
      shape: stone.cut,
      material: metal.karatGold === '' ? metal.material : `${metal.karatGold} ${metal.material}`,
      colorOfGold: metal.colorOfGold,
      ringSize: String(ringSize),
      numberOfStones: String(count),
      caratsPerStone: stone.carats.toFixed(3),
      totalCarats: totalCarats.toFixed(3),
      color: stone.color,
      clarity: stone.clarity,
      price: roundPrice(620 * metal.priceFactor + totalCarats * stone.pricePerCarat),
      imageUrl: drawEternityBand({ metal: metal.metalColor, cut: stone.cut }),
    };
  });
