/** Cells of a stone by header. */
export type StoneCells = Record<string, string>;

const shapes = ['Round', 'PR', 'Oval', 'CU', 'Pear'];
const colors = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
const clarities = ['IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2'];
const grades = ['EX', 'VG', 'G'];
const fluorescences = ['None', 'Faint', 'MB', 'Strong Blue'];

/** Ratio of depth to width. */
const depth = 0.615;

const pick = <T>(values: readonly T[], at: number): T => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Returns a valid stone, different for every number: consistent prices and unique measurements. */
export function cleanStone(at: number): StoneCells {
  const hundredths = 30 + ((at * 37) % 271);
  const perCarat = 1_500 + ((at * 7) % 900) * 10;
  // Computes the side length from the weight, slightly larger for each stone.
  const side = Math.cbrt(hundredths / 100 / (0.007 * depth)) + at / 200_000;
  return {
    'Stock #': `S-${at}`,
    Availability: 'G',
    Shape: pick(shapes, at),
    Weight: (hundredths / 100).toFixed(2),
    Color: pick(colors, at * 3),
    Clarity: pick(clarities, at * 5),
    'Cut Grade': pick(grades, at),
    Polish: pick(grades, at + 1),
    Symmetry: pick(grades, at + 2),
    'Fluorescence Intensity': pick(fluorescences, at),
    Measurements: `${side.toFixed(5)}x${side.toFixed(5)}x${(side * depth).toFixed(5)}`,
    Lab: 'GIA',
    'Report #': String(2_000_000_000 + at),
    'Price Per Carat': String(perCarat),
    'Total Price': ((perCarat * hundredths) / 100).toFixed(2),
    'Discount %': '-30',
    'Price Per Carat Memo': '1800',
    'Memo Date': '2026-11-02',
    'Depth %': '61.5',
    'Table %': '57',
    'Crown Angle': '34.5',
    'Culet Size': 'None',
    'Parcel Stones': '1',
    'Eye Clean': 'Yes',
    'Image Link': `https://images.example/${at}.jpg`,
    Comment: 'Bright',
    Active: 'yes',
    City: 'Antwerp',
  };
}
