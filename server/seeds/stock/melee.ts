import { seededRandom } from '../seeded-random.ts';
import { type StockRow, stockNumberAt } from './stock-rows.ts';

/** Color categories, with the base price per carat. */
const colors = [
  ['White', 390],
  ['TTLB', 230],
  ['Black', 95],
] as const;

/** Sieve sizes: diameter in millimeters. */
const sieves = [
  [0.9, 1.1],
  [1.1, 1.25],
  [1.25, 1.5],
  [1.5, 1.7],
  [1.7, 2],
  [2, 2.3],
  [2.3, 2.7],
  [2.7, 3],
  [3, 3.3],
] as const;

const fancyShapes = ['Princess', 'Baguette', 'Marquise', 'Pear'] as const;

/** Returns melee lots: round lots in every color category and sieve size, and white lots in fancy shapes. */
export function createMeleeRows(): StockRow[] {
  const random = seededRandom(20_261_201);
  const createLot = (color: string, shape: string, [from, to]: readonly [number, number], price: number) => ({
    color,
    shape,
    sizeFrom: String(from),
    sizeTo: String(to),
    carats: random.between(24, 260).toFixed(2),
    pricePerCarat: String(Math.round((price * (0.8 + from / 4)) / 5) * 5),
  });
  const rounds = colors.flatMap(([color, price]) => sieves.map((sieve) => createLot(color, 'Round', sieve, price)));
  const fancies = fancyShapes.flatMap((shape) =>
    sieves.slice(4, 7).map((sieve) => createLot('White', shape, sieve, 440)),
  );
  return [...rounds, ...fancies].map((row, index) => ({
    stockNumber: stockNumberAt('ME', index),
    ...row,
    // Visitors see three lots of each color category.
    showToAll: index < rounds.length && index % 3 === 0 ? 'Yes' : 'No',
    isActive: index === rounds.length - 1 ? 'No' : 'Yes',
  }));
}
