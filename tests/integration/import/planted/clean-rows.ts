/** Cell texts of a stone, by header. */
export type StoneCells = Record<string, string>;

const shapes = ['Round', 'PR', 'Oval', 'CU', 'Pear'];
const colors = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
const clarities = ['IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2'];
const grades = ['EX', 'VG', 'G'];
const fluorescences = ['None', 'Faint', 'MB', 'Strong Blue'];

/** Ratio of a stone's depth to its width. */
const depth = 0.615;

const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Returns a valid stone with consistent prices and unique measurements. Each index results in a different stone. */
export function cleanStone(index: number): StoneCells {
  const hundredths = 30 + ((index * 37) % 271);
  const perCarat = 1_500 + ((index * 7) % 900) * 10;
  // Side length of a stone with this weight. It is slightly larger for each index.
  const side = Math.cbrt(hundredths / 100 / (0.007 * depth)) + index / 200_000;
  return {
    'Stock #': `S-${index}`,
    Availability: 'G',
    Shape: pick(shapes, index),
    Weight: (hundredths / 100).toFixed(2),
    Color: pick(colors, index * 3),
    Clarity: pick(clarities, index * 5),
    'Cut Grade': pick(grades, index),
    Polish: pick(grades, index + 1),
    Symmetry: pick(grades, index + 2),
    'Fluorescence Intensity': pick(fluorescences, index),
    Measurements: `${side.toFixed(5)}x${side.toFixed(5)}x${(side * depth).toFixed(5)}`,
    Lab: 'GIA',
    'Report #': String(2_000_000_000 + index),
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
    'Image Link': `https://images.example/${index}.jpg`,
    Comment: 'Bright',
    Active: 'yes',
    City: 'Antwerp',
  };
}
