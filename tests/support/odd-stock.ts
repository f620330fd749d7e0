import fc from 'fast-check';
import { ColorCategory, colors, fancyIntensities } from '../../server/src/modules/reference-data/index.ts';
import { inputFields, type StockField } from '../../server/src/modules/stock/fields/index.ts';
import type { StockType } from '../../server/src/modules/stock/index.ts';
import type { Row } from './any-stock.ts';

/**
 * Generates text that often breaks table formats: quotes, line breaks, spreadsheet formulas and placeholders for
 * missing values.
 */
export const oddText = fc
  .oneof(
    fc.constantFrom(
      '=1+1',
      '+cmd',
      '-5',
      '-a',
      '@x',
      "'=1",
      "''-1",
      "'quoted'",
      '"',
      '""',
      'a"b',
      '"a',
      ',',
      ';',
      '\t',
    ),
    fc.constantFrom(
      'NULL',
      'N/A',
      '-',
      'a\nb',
      'a\r\nb',
      'a\rb',
      'é ü 💎 \u200b',
      '007',
      '1,234',
      '1e5',
      '0x1',
      '\ufeffb',
    ),
    fc.constantFrom('_x000D_', '&amp;<b>', 'true', '2026-11-20', '1.250', '\u2028', 'a|b;c', '[1]', 'Extra: x'),
    fc.string({ maxLength: 12, unit: 'binary' }),
  )
  // Generates only text that the server stores unchanged: without control characters, invalid code points, and
  // leading or trailing whitespace.
  .map((text) => text.replace(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, '').trim())
  .filter((text) => text !== '');

/** Sample values for fields that imports parse as trade terms, or that refer to other fields. */
const tradeWords: Readonly<Record<string, readonly string[]>> = {
  girdle: ['Thin', 'Thin to Slightly Thick (Faceted) 3.5%', 'Medium to Thick', 'Very Thin (Bruted)', 'as it is, 3%'],
  culetSize: ['None', 'Very Small', 'chipped'],
  overtone: ['Brownish', 'Pinkish'],
  fluorescenceColor: ['Blue', 'White'],
  imageOrder: ['image7,image1', 'image10'],
};

const amount = (min: number, max: number, places: number): fc.Arbitrary<number> =>
  fc
    .integer({ min: Math.ceil(min * 10 ** places), max: Math.floor(Math.min(max, 99_999) * 10 ** places) })
    .map((units) => Number((units / 10 ** places).toFixed(places)));

const addresses = [
  'https://a.example/1;2,3|4.jpg',
  '/media/x.webp',
  'https://a.example/?q="7"&r=é',
  'https://a.example/=1',
];

/** Returns a generator of values for a field, as GraphQL input. Returns null if the field is omitted. */
function anyInputValue({ name, value, isPriced }: StockField & { isPriced: boolean }): fc.Arbitrary<unknown> | null {
  const { kind, limits, choices, facet } = value;
  const { min = 0, max = 50_000, decimals = 2, maxLength = 200 } = limits;
  const optionValues = facet.kind === 'options' ? facet.knownValues.map((each) => each.value) : [];
  switch (kind) {
    case 'text':
    case 'longText': {
      const terms = tradeWords[name];
      return terms ? fc.constantFrom(...terms) : oddText.filter((text) => text.length <= maxLength);
    }
    case 'link':
    case 'picture':
      return fc.constantFrom(...addresses);
    case 'pictures':
      return fc.uniqueArray(fc.constantFrom(...addresses), { maxLength: 3 });
    case 'integer':
      return fc.integer({ min, max: Math.min(max, 9_999) });
    case 'number':
      // Values are greater than 0, because 0 means "not measured" in files.
      return amount(Math.max(min, 10 ** -decimals), Math.min(max, 90), decimals);
    case 'money':
    case 'carats':
      return amount(isPriced ? Math.max(min, 0.01) : min, max, decimals);
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...(choices ?? []).map((choice) => choice.value));
    case 'reference':
      return fc.constantFrom(...optionValues);
    case 'references':
      return fc.uniqueArray(fc.constantFrom(...optionValues), { maxLength: 4 });
    case 'date':
      return fc.constantFrom('2026-02-28', '1999-12-31');
    case 'moment':
      return fc.constantFrom('2026-01-02T03:04:05.678Z', '2020-02-29T00:00:00Z');
    default:
      return null;
  }
}

/** Generates items of a type with arbitrary texts and values, as GraphQL input without a stock number. */
export function oddStock(type: StockType): fc.Arbitrary<Row> {
  const fields = inputFields(type.fields).filter(({ input, name }) => input !== false && name !== 'stockNumber');
  const values = fields.flatMap((field): [string, fc.Arbitrary<unknown>][] => {
    const values = anyInputValue({ ...field, isPriced: field.amount !== null || field.value.isPrice });
    return values ? [[field.name, values]] : [];
  });
  const hasIntensity = fields.some(({ name }) => name === 'fancyIntensityId');
  const required = fields.flatMap(({ name, presence, amount: price }) =>
    presence === 'required' || price === 'perCarat' ? [name] : [],
  );
  const all: Record<string, fc.Arbitrary<unknown>> = { ...Object.fromEntries(values), isActive: fc.boolean() };
  return fc.record(all, { requiredKeys: required }).map((piece: Row) => {
    const turned = fields.flatMap(({ name: from, notAbove = '' }) => {
      const [low, high] = [piece[from], piece[notAbove]];
      return low !== undefined && high !== undefined && Number(low) > Number(high)
        ? [[from, high] as const, [notAbove, low] as const]
        : [];
    });
    return { ...piece, ...Object.fromEntries(turned), ...(hasIntensity && intensityOf(piece)) };
  });
}

/**
 * Returns the color intensity to set. Fancy colors have an intensity that depends on the color. Other colors have
 * none.
 */
function intensityOf({ colorId, fancyIntensityId }: Row): Row {
  const color = colors.byId.get(Number(colorId));
  const intensityText = color?.category === ColorCategory.FANCY ? color.variation : '';
  const intensity = intensityText === '' ? undefined : fancyIntensities.find(intensityText);
  if (intensity) return { fancyIntensityId: String(intensity.id) };
  return fancyIntensityId === undefined ? {} : { fancyIntensityId: null };
}
