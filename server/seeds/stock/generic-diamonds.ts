import { listPrice } from './list-prices.ts';
import { combinationsOf, type StockRow, stockNumberAt } from './stock-rows.ts';

const sizes = [
  [0.3, 0.39],
  [0.5, 0.59],
  [0.7, 0.79],
  [1, 1.09],
  [1.5, 1.69],
  [2, 2.19],
] as const;

interface Grid {
  readonly isLabGrown: boolean;
  readonly shapes: readonly string[];
  /** Grades, with the number of steps below the best grade. */
  readonly colors: readonly (readonly [name: string, steps: number])[];
  readonly clarities: readonly (readonly [name: string, steps: number])[];
}

const grids: readonly Grid[] = [
  {
    isLabGrown: false,
    shapes: ['Round', 'Princess', 'Cushion', 'Emerald', 'Oval', 'Pear', 'Radiant', 'Marquise'],
    colors: [
      ['E', 1],
      ['G', 3],
      ['I', 5],
    ],
    clarities: [
      ['VVS2', 3],
      ['VS1', 4],
      ['SI1', 6],
    ],
  },
  {
    isLabGrown: true,
    shapes: ['Round', 'Cushion', 'Oval', 'Emerald'],
    colors: [
      ['D', 0],
      ['F', 2],
    ],
    clarities: [['VS1', 4]],
  },
];

/** Price as a fraction of the list price. Facet buys these diamonds only when they are ordered. */
const listPriceFactor = 0.72;
/** Price of a lab-grown diamond as a fraction of the natural diamond's price. */
const labGrownFactor = 0.12;

/** Returns a row for every combination of shape, color, clarity and carat range, natural and lab-grown. */
export function createGenericDiamondRows(): StockRow[] {
  const stones = grids.flatMap(({ isLabGrown, shapes, colors, clarities }) =>
    shapes.flatMap((shape) =>
      combinationsOf(colors, clarities, sizes).map(([[color, colorSteps], [clarity, claritySteps], [from, to]]) => {
        const listPricePerCarat = listPrice({
          carats: from,
          color: colorSteps,
          clarity: claritySteps,
          isRound: shape === 'Round',
        });
        return {
          shape,
          color,
          clarity,
          caratsFrom: String(from),
          caratsTo: String(to),
          pricePerCarat: String(Math.round(listPricePerCarat * listPriceFactor * (isLabGrown ? labGrownFactor : 1))),
          isLabGrown: isLabGrown ? 'Yes' : 'No',
        };
      }),
    ),
  );
  return stones.map((row, index) => ({ stockNumber: stockNumberAt('GD', index), ...row }));
}
