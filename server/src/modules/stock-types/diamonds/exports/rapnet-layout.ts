import { type RawBuilder, sql } from 'kysely';
import type { UseCaseConfig } from '../../../../kernel/use-cases/services.ts';
import type { Viewer } from '../../../accounts/index.ts';
import {
  cuts,
  fluorescences,
  girdles,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
} from '../../../reference-data/index.ts';
import {
  blankColumn,
  type ExportCells,
  type ExportColumn,
  inWords,
  numberCell,
  textCell,
} from '../../../stock/cells/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import { extraCells, fileValue, isExportedTo, type StockImport } from '../../../stock/files/index.ts';
import { headingIndex, headingKey } from '../../../stock/headings/index.ts';
import { fieldNamed } from '../../../stock/index.ts';
import { Availability, isOrderable } from '../../../stock/values/index.ts';
import { diamonds } from '../diamond.stock.ts';
import { cellsOfSeveral, diamondCellsOf } from './diamond.export-parts.ts';

const statusCodes = new Map<unknown, string>([
  [StockStatus.AVAILABLE, 'G'],
  [StockStatus.HOLD, 'H'],
  [StockStatus.SUSPENDED, 'NA'],
  [StockStatus.MEMO, 'M'],
]);

const notOrderable: ReadonlySet<unknown> = new Set(
  Object.values(Availability).filter((availability) => !isOrderable(availability)),
);

/**
 * Returns the cells with RapNet's availability code. A diamond that the viewer cannot order is never exported as
 * available. The exception is the export for administrators: it contains the stored status and therefore lists a
 * diamond in an open order as available.
 */
const rapnetAvailability = (viewer: Viewer): ExportCells | undefined =>
  cellsOfSeveral(['status', 'availability'], viewer, ([status, availability]) => {
    const isGone = viewer.kind !== 'administrator' && notOrderable.has(availability);
    return isGone && status === StockStatus.AVAILABLE ? 'NA' : (statusCodes.get(status) ?? '');
  });

/** Formats a number without trailing zeros. */
const shortNumber = (text: string): string => numberCell(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));

const writtenShort = (raw: unknown): string => shortNumber(textCell(raw));

const valueFor = (name: string, viewer: Viewer) => fileValue(diamonds, fieldNamed(diamonds, name), viewer);

const rapnetPrice = (viewer: Viewer): ExportCells | undefined =>
  isExportedTo(fieldNamed(diamonds, 'pricePerCarat'), viewer)
    ? { value: valueFor('pricePerCarat', viewer), format: writtenShort, numbers: 'one' }
    : undefined;

/** Numbers of decimal places to try for a discount, in this order. */
const decimalPlaces = [2, 3, 4, 6, 8];

/**
 * Returns the cells with the price in percent relative to the list price. Negative values are below the list price.
 * Values have the smallest number of decimals that allows the list price to be computed from them.
 */
function rapnetDiscount(viewer: Viewer): ExportCells | undefined {
  if (!isExportedTo(fieldNamed(diamonds, 'discount'), viewer)) return undefined;
  const price = valueFor('pricePerCarat', viewer);
  const exact = sql<string>`(${price} * 100 / nullif(d.rap_price, 0) - 100)`;
  const rounded = (count: number): RawBuilder<string> => sql`round(${exact}, ${sql.lit(count)})`;
  const choices = decimalPlaces.map(
    (count) =>
      sql`when round(${price} / nullif(1 + ${rounded(count)} / 100, 0), 2) = d.rap_price then ${rounded(count)}`,
  );
  // RapNet does not accept prices more than 100 % above or below the list price.
  const value = sql`case when abs(${exact}) > 100 then null ${sql.join(choices, sql` `)} else ${rounded(2)} end`;
  return { value, format: writtenShort, numbers: 'one' };
}

type WordOf = (text: string) => string;

/** Returns a function that converts reference values to RapNet codes. Other values are unchanged. */
const codes =
  (list: ReferenceList, overrides: Readonly<Record<string, string>> = {}): WordOf =>
  (text) => {
    const match = list.find(text);
    return match ? (overrides[match.code] ?? match.code) : text;
  };

const finish = codes(polishes, { ID: 'I' });
const thickness = codes(girdles, { ETN: 'XTN', THN: 'TN', MED: 'M', THK: 'TK', ETK: 'XTK' });

/** RapNet requires absolute URLs. */
const wholeAddress =
  (publicUrl: string): WordOf =>
  (address) =>
    address.startsWith('/') ? `${publicUrl}${address}` : address;

/** Functions that convert the cell text of our exports to RapNet's wording, by heading. Imports accept both. */
function rapnetWords(publicUrl: string): Readonly<Record<string, WordOf>> {
  const address = wholeAddress(publicUrl);
  return {
    shapeId: (text) => (shapes.find(text)?.code === 'SQE' ? 'Sq. Emerald' : text),
    cutId: codes(cuts, { ID: 'I' }),
    polishId: finish,
    symmetryId: finish,
    fluorescenceId: codes(fluorescences, { NON: 'N', FNT: 'F', MED: 'M', STG: 'S', VST: 'VS' }),
    laboratoryId: codes(laboratories),
    girdleThin: thickness,
    girdleThick: thickness,
    isSeparable: (text) => text.slice(0, 1),
    // A single stone is not exported as a parcel.
    parcelStones: (text) => (text === '1' ? '' : text),
    certificateUrl: address,
    imageUrl: address,
    image3d: address,
  };
}

/** Headers of RapNet's upload template, in order. */
const headers = [
  'Stock #',
  'Availability',
  'Shape',
  'Weight',
  'Color',
  'Clarity',
  'Cut Grade',
  'Polish',
  'Symmetry',
  'Fluorescence Intensity',
  'Fluorescence Color',
  'Measurements',
  'Lab',
  'Report #',
  'Treatment',
  'RapNet Price',
  'Rapnet Discount %',
  'Cash Price',
  'Cash Price Discount %',
  'Fancy Color',
  'Fancy Color Intensity',
  'Fancy Color Overtone',
  'Depth %',
  'Table %',
  'Girdle Thin',
  'Girdle Thick',
  'Girdle %',
  'Girdle Condition',
  'Culet Size',
  'Culet Condition',
  'Crown Height',
  'Crown Angle',
  'Pavilion Depth',
  'Pavilion Angle',
  'Laser Inscription',
  'Cert comment',
  'Country',
  'State',
  'City',
  'Is Matched Pair Separable',
  'Pair Stock #',
  'Allow RapLink Feed',
  'Parcel Stones',
  'Report Filename',
  'Diamond Image',
  'Sarine Loupe',
  'Trade Show',
  'Key to symbols',
  'Shade',
  'Star Length',
  'Center Inclusion',
  'Black Inclusion',
  'Milky',
  'Open Inclusion',
  'Member Comment',
  'Report Issue Date',
  'Report Type',
  'Lab Location',
  'Brand',
  'Seller Spec',
  'Eye Clean',
] as const;

/** Cells that depend on several fields or have a special format, by heading. */
const ownCells: Readonly<Record<string, (viewer: Viewer) => ExportCells | undefined>> = {
  status: rapnetAvailability,
  pricePerCarat: rapnetPrice,
  discount: rapnetDiscount,
};

/**
 * Returns the columns of RapNet's upload template. Headers have the same meaning as in imports, so that the files can
 * be reimported. Columns that are not fields contain extra attributes, which only administrators can read.
 */
export function rapnetColumns(
  viewer: Viewer,
  { publicUrl }: Pick<UseCaseConfig, 'publicUrl'>,
  { headings, extras }: StockImport,
): readonly ExportColumn[] {
  const index = headingIndex(headings, extras);
  const headingOf = (header: string): string | undefined => index.primary.get(headingKey(header));
  const fileHeadings = new Set(headers.flatMap((header) => headingOf(header) ?? []));
  const rapnetTexts = rapnetWords(publicUrl);
  return headers.map((header) => {
    const heading = headingOf(header);
    if (heading === undefined) {
      const name = index.extras.get(headingKey(header)) ?? header;
      return viewer.kind === 'administrator' ? { header, ...extraCells(name) } : blankColumn(header);
    }
    const cells = ownCells[heading]?.(viewer) ?? diamondCellsOf(heading, viewer, fileHeadings);
    if (!cells) return blankColumn(header);
    const wordOf = rapnetTexts[heading] ?? (cells.numbers === 'one' ? shortNumber : null);
    return { header, ...(wordOf ? inWords(cells, wordOf) : cells) };
  });
}
