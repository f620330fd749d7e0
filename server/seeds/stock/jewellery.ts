import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { type Design, drawDesigns } from './jewellery-designs.ts';
import { metals, type PieceMetal, roundPrice, type StockRow, stockNumberAt } from './stock-rows.ts';

/** Periods, with the maker and a price factor. */
const periods = [
  { period: 'Georgian', brand: '', priceFactor: 1.7 },
  { period: 'Victorian', brand: '', priceFactor: 1.25 },
  { period: 'Art Nouveau', brand: 'Maison Delacourt', priceFactor: 1.5 },
  { period: 'Edwardian', brand: '', priceFactor: 1.4 },
  { period: 'Art Deco', brand: 'Orlov & Fils', priceFactor: 1.6 },
  { period: 'Retro', brand: 'Casa Bellini', priceFactor: 1.1 },
  { period: 'Mid-Century', brand: 'Hartmann', priceFactor: 1.05 },
  { period: 'Contemporary', brand: 'Facet Atelier', priceFactor: 1 },
] as const;

type Period = (typeof periods)[number];

const antiquePeriods = new Set<string>(['Georgian', 'Victorian', 'Art Nouveau', 'Edwardian', 'Art Deco']);
const prefixes = { ring: 'JR', necklace: 'JN', pendant: 'JP', earrings: 'JE', bracelet: 'JB', brooch: 'JO' } as const;
const nouns = {
  ring: 'Ring',
  necklace: 'Necklace',
  pendant: 'Pendant',
  earrings: 'Earrings',
  bracelet: 'Bracelet',
  brooch: 'Brooch',
} as const;

/** Prefixes of column names. The documented column names contain `forth`. */
const ordinals = ['first', 'second', 'third', 'forth'] as const;

const piecesPerType = 20;

const mainStoneGrades = (random: SeededRandom, gem: string): Record<string, string> => {
  if (gem === 'Pearl') return { colorMainStone: 'Cream, rosé overtone', clarityMainStone: '' };
  if (gem === 'Diamond')
    return {
      colorMainStone: random.pick(['E', 'F', 'G', 'H', 'I']),
      clarityMainStone: random.pick(['VVS2', 'VS1', 'VS2', 'SI1']),
    };
  if (gem === 'Fancy Yellow Diamond') return { colorMainStone: 'Fancy Yellow', clarityMainStone: 'VS2' };
  return {
    colorMainStone: random.pick(['Vivid', 'Intense', 'Medium']),
    clarityMainStone: random.pick(['Eye Clean', 'Lightly Included']),
  };
};

const sideStoneFields = (random: SeededRandom, { sideStones }: Design, period: Period): Record<string, string> =>
  Object.assign(
    {},
    ...sideStones.map(([gem, count, carats], index) => ({
      [`${ordinals[index]}SideStoneType`]: gem,
      [`${ordinals[index]}SideStoneCut`]: gem === 'Diamond' && antiquePeriods.has(period.period) ? 'Old Mine' : 'Round',
      [`${ordinals[index]}SideStoneNumber`]: String(count),
      [`${ordinals[index]}SideStoneCarat`]: carats === 0 ? '' : carats.toFixed(2),
      ...(gem === 'Diamond' && {
        [`${ordinals[index]}SideStoneColor`]: random.pick(['F-G', 'G-H', 'H-I']),
        [`${ordinals[index]}SideStoneClarity`]: random.pick(['VS', 'VS-SI']),
      }),
    })),
  );

/** Returns the status and, for sold pieces, the selling price. Four pieces of each type are not available. */
function saleStatus(random: SeededRandom, index: number, price: number): Record<string, string> {
  const status = ({ 7: 'Sold', 11: 'Hold', 15: 'Memo', 18: 'Suspended' } as const)[index];
  if (status === undefined) return { status: 'Available', soldFor: '' };
  return { status, soldFor: status === 'Sold' ? roundPrice(price * random.between(0.9, 0.98)) : '' };
}

const sizeFields = (random: SeededRandom, { type }: Design): Record<string, string> => {
  const millimeters = (min: number, max: number): string => random.between(min, max).toFixed(1);
  if (type === 'ring') {
    const size = random.integer(9, 15) / 2;
    return {
      ringSize: String(size),
      weight: millimeters(3, 8),
      measurments: `Head ${millimeters(7, 12)} × ${millimeters(7, 11)} mm`,
    };
  }
  if (type === 'necklace') return { weight: millimeters(14, 60), measurments: `Length ${random.integer(38, 45)} cm` };
  if (type === 'bracelet') return { weight: millimeters(9, 32), measurments: `Length ${random.integer(17, 19)} cm` };
  return { weight: millimeters(3, 16), measurments: `${millimeters(18, 46)} × ${millimeters(12, 38)} mm` };
};

function createPiece(
  random: SeededRandom,
  design: Design,
  { typeIndex, index }: { typeIndex: number; index: number },
): StockRow {
  const period = periods[(index * 3 + typeIndex) % periods.length];
  const metal: PieceMetal | undefined = random.pick(
    metals.filter(({ metalColor }) => metalColor === design.metalColor),
  );
  if (!period) throw new Error('no period for this piece');
  const price = design.price * period.priceFactor * metal.priceFactor * random.between(0.85, 1.25);
  const carats = design.carats === 0 ? '' : (design.carats * random.between(0.9, 1.1)).toFixed(2);
  const isUnique = antiquePeriods.has(period.period) || index % 6 === 0;
  return {
    stockNumber: stockNumberAt(prefixes[design.type], index),
    parcelName: `${period.period} ${2026 - (index % 3)}`,
    title: `${period.period} ${design.gem} ${styleName(design)} ${nouns[design.type]}`,
    type: design.type,
    subType: design.subType,
    isOneOfAKind: isUnique ? 'Yes' : 'No',
    quantity: '1',
    ...saleStatus(random, index, price),
    cost: roundPrice(price * random.between(0.5, 0.68)),
    totalPrice: roundPrice(price),
    // Some pieces have a lower online price.
    webPrice: index % 4 === 1 ? roundPrice(price * 0.94) : '',
    certPrice: index % 5 === 0 ? '180' : '',
    material: metal.material,
    karatGold: metal.karatGold,
    colorOfGold: metal.colorOfGold,
    ...sizeFields(random, design),
    brand: period.brand,
    period: period.period,
    labCertificate: design.carats >= 1 && index % 3 !== 1 ? random.pick(['GIA', 'SSEF', 'Gübelin', 'GRS']) : '',
    certNum: design.carats >= 1 && index % 3 !== 1 ? String(random.integer(1_000_000_000, 9_999_999_999)) : '',
    repair: antiquePeriods.has(period.period) ? 'Claws checked and tightened in our workshop.' : '',
    return: isUnique ? '14 days, unworn' : '30 days, unworn',
    description: `${period.period} ${nouns[design.type].toLowerCase()} with ${describeStones(design)}${carats === '' ? '' : `, ${carats} ct`}.`,
    notes: antiquePeriods.has(period.period) ? 'Light wear consistent with age.' : '',
    internalNotes: random.pick([
      'Estate purchase; provenance on file.',
      'Bought at auction; cost includes buyer’s premium.',
      'Made in our workshop.',
      'Partner stock: ask before offering a discount.',
    ]),
    dateArrived: `${2025 + (index % 2)}-${String(1 + (index % 10)).padStart(2, '0')}-${String(3 + index).padStart(2, '0')}`,
    mainStoneType: design.gem,
    cutMainStone: design.cut,
    numberOfMainStones: String(design.mainStones),
    caratMainStone: carats,
    ...mainStoneGrades(random, design.gem),
    ...sideStoneFields(random, design, period),
    image1: design.drawing,
    isActive: index === 19 ? 'No' : 'Yes',
  };
}

/** Returns the singular for earrings: `Studs` becomes `Stud`, as in "Stud Earrings". */
const styleName = ({ type, subType }: Design): string => (type === 'earrings' ? subType.replace(/s$/, '') : subType);

const describeStones = ({ gem, mainStones }: Design): string => {
  if (mainStones > 1) return `${mainStones} ${pluralize(gem)}`;
  return `${/^[AE]/.test(gem) ? 'an' : 'a'} ${gem.toLowerCase()}`;
};

const pluralize = (gem: string): string => {
  const word = gem.toLowerCase();
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
};

/** Returns the jewelry of all types and periods. Some pieces are not available, and some are inactive. */
export const createJewelleryRows = (): StockRow[] =>
  drawDesigns().flatMap((designs, typeIndex) => {
    const random = seededRandom(20_261_210 + typeIndex);
    return Array.from({ length: piecesPerType }, (_, index) => {
      const design = designs[index % designs.length];
      if (!design) throw new Error('no design for this type');
      return createPiece(random, design, { typeIndex, index });
    });
  });
