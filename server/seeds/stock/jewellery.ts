import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { type Design, drawDesigns } from './jewellery-designs.ts';
import { metals, numbered, type PieceMetal, priceTag, type StockCells } from './pieces.ts';

/** Periods, with the maker and a price factor. */
const periods = [
  { period: 'Georgian', brand: '', share: 1.7 },
  { period: 'Victorian', brand: '', share: 1.25 },
  { period: 'Art Nouveau', brand: 'Maison Delacourt', share: 1.5 },
  { period: 'Edwardian', brand: '', share: 1.4 },
  { period: 'Art Deco', brand: 'Orlov & Fils', share: 1.6 },
  { period: 'Retro', brand: 'Casa Bellini', share: 1.1 },
  { period: 'Mid-Century', brand: 'Hartmann', share: 1.05 },
  { period: 'Contemporary', brand: 'Facet Atelier', share: 1 },
] as const;

type Period = (typeof periods)[number];

const old = new Set<string>(['Georgian', 'Victorian', 'Art Nouveau', 'Edwardian', 'Art Deco']);
const prefixes = { ring: 'JR', necklace: 'JN', pendant: 'JP', earrings: 'JE', bracelet: 'JB', brooch: 'JO' } as const;
const nouns = {
  ring: 'Ring',
  necklace: 'Necklace',
  pendant: 'Pendant',
  earrings: 'Earrings',
  bracelet: 'Bracelet',
  brooch: 'Brooch',
} as const;

const sets = ['first', 'second', 'third', 'forth'] as const;

const perType = 20;

const stoneGrades = (random: SeededRandom, gem: string): Record<string, string> => {
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

const sideStones = (random: SeededRandom, { sides }: Design, period: Period): Record<string, string> =>
  Object.assign(
    {},
    ...sides.map(([kind, number, carats], index) => ({
      [`${sets[index]}SideStoneType`]: kind,
      [`${sets[index]}SideStoneCut`]: kind === 'Diamond' && old.has(period.period) ? 'Old Mine' : 'Round',
      [`${sets[index]}SideStoneNumber`]: String(number),
      [`${sets[index]}SideStoneCarat`]: carats === 0 ? '' : carats.toFixed(2),
      ...(kind === 'Diamond' && {
        [`${sets[index]}SideStoneColor`]: random.pick(['F-G', 'G-H', 'H-I']),
        [`${sets[index]}SideStoneClarity`]: random.pick(['VS', 'VS-SI']),
      }),
    })),
  );

/** Returns the status and, for sold pieces, the selling price. Of each type, 4 pieces are not available. */
function standing(random: SeededRandom, index: number, price: number): Record<string, string> {
  const status = ({ 7: 'Sold', 11: 'Hold', 15: 'Memo', 18: 'Suspended' } as const)[index];
  if (status === undefined) return { status: 'Available', soldFor: '' };
  return { status, soldFor: status === 'Sold' ? priceTag(price * random.between(0.9, 0.98)) : '' };
}

const measured = (random: SeededRandom, { type }: Design): Record<string, string> => {
  const millimetres = (least: number, most: number): string => random.between(least, most).toFixed(1);
  if (type === 'ring') {
    const size = random.whole(9, 15) / 2;
    return {
      ringSize: String(size),
      weight: millimetres(3, 8),
      measurments: `Head ${millimetres(7, 12)} × ${millimetres(7, 11)} mm`,
    };
  }
  if (type === 'necklace') return { weight: millimetres(14, 60), measurments: `Length ${random.whole(38, 45)} cm` };
  if (type === 'bracelet') return { weight: millimetres(9, 32), measurments: `Length ${random.whole(17, 19)} cm` };
  return { weight: millimetres(3, 16), measurments: `${millimetres(18, 46)} × ${millimetres(12, 38)} mm` };
};

function piece(random: SeededRandom, design: Design, { kind, index }: { kind: number; index: number }): StockCells {
  const period = periods[(index * 3 + kind) % periods.length];
  const metal: PieceMetal | undefined = random.pick(metals.filter(({ tone }) => tone === design.tone));
  if (!period) throw new Error('no period for this piece');
  const price = design.price * period.share * metal.share * random.between(0.85, 1.25);
  const carats = design.carats === 0 ? '' : (design.carats * random.between(0.9, 1.1)).toFixed(2);
  const isUnique = old.has(period.period) || index % 6 === 0;
  return {
    stockNumber: numbered(prefixes[design.type], index),
    parcelName: `${period.period} ${2026 - (index % 3)}`,
    title: `${period.period} ${design.gem} ${kindOf(design)} ${nouns[design.type]}`,
    type: design.type,
    subType: design.subType,
    isOneOfAKind: isUnique ? 'Yes' : 'No',
    quantity: '1',
    ...standing(random, index, price),
    cost: priceTag(price * random.between(0.5, 0.68)),
    totalPrice: priceTag(price),
    // Some pieces have a lower online price.
    webPrice: index % 4 === 1 ? priceTag(price * 0.94) : '',
    certPrice: index % 5 === 0 ? '180' : '',
    material: metal.material,
    karatGold: metal.karatGold,
    colorOfGold: metal.colorOfGold,
    ...measured(random, design),
    brand: period.brand,
    period: period.period,
    labCertificate: design.carats >= 1 && index % 3 !== 1 ? random.pick(['GIA', 'SSEF', 'Gübelin', 'GRS']) : '',
    certNum: design.carats >= 1 && index % 3 !== 1 ? String(random.whole(1_000_000_000, 9_999_999_999)) : '',
    repair: old.has(period.period) ? 'Claws checked and tightened in our workshop.' : '',
    return: isUnique ? '14 days, unworn' : '30 days, unworn',
    description: `${period.period} ${nouns[design.type].toLowerCase()} with ${stonesInWords(design)}${carats === '' ? '' : `, ${carats} ct`}.`,
    notes: old.has(period.period) ? 'Light wear consistent with age.' : '',
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
    ...stoneGrades(random, design.gem),
    ...sideStones(random, design, period),
    image1: design.picture,
    isActive: index === 19 ? 'No' : 'Yes',
  };
}

/** Returns the singular for earrings: `Studs` becomes `Stud`, as in "Stud Earrings". */
const kindOf = ({ type, subType }: Design): string => (type === 'earrings' ? subType.replace(/s$/, '') : subType);

const stonesInWords = ({ gem, mainStones }: Design): string => {
  if (mainStones > 1) return `${mainStones} ${plural(gem)}`;
  return `${/^[AE]/.test(gem) ? 'an' : 'a'} ${gem.toLowerCase()}`;
};

const plural = (gem: string): string => {
  const word = gem.toLowerCase();
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
};

/** Returns the jewelry of all types and periods. Some pieces are not available, and some are inactive. */
export const demoJewellery = (): StockCells[] =>
  drawDesigns().flatMap((ofType, kind) => {
    const random = seededRandom(20_261_210 + kind);
    return Array.from({ length: perType }, (_, index) => {
      const design = ofType[index % ofType.length];
      if (!design) throw new Error('no design for this type');
      return piece(random, design, { kind, index });
    });
  });
