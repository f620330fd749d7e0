import type { HouseConfig } from '../../../../kernel/use-cases/services.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { blankColumn, type ExportCells, type ExportColumn, inWords } from '../../../stock/cells/index.ts';
import { extraCells, type StockImport } from '../../../stock/files/index.ts';
import { headingIndex, headingKey } from '../../../stock/headings/index.ts';
import { toldOfDiamond } from './diamond.export-parts.ts';
import { rapnetAvailability, rapnetDiscount, rapnetPrice, shortNumber } from './rapnet-cells.ts';
import { rapnetWords } from './rapnet-words.ts';

/** The headers of RapNet's upload template, in its order. */
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

/** Cells of RapNet that more than one field of ours decides, or that it writes in its own way. */
const own: Readonly<Record<string, (viewer: Viewer) => ExportCells | undefined>> = {
  status: rapnetAvailability,
  pricePerCarat: rapnetPrice,
  discount: rapnetDiscount,
};

/**
 * The layout of RapNet's upload template. What each header means is what imports take it for, so that files come back; what
 * stones have no field for is filled from their extra attributes, which administrators alone read.
 */
export function rapnetColumns(
  viewer: Viewer,
  { publicUrl }: Pick<HouseConfig, 'publicUrl'>,
  { headings, extras }: StockImport,
): readonly ExportColumn[] {
  const index = headingIndex(headings, extras);
  const headingOf = (header: string): string | undefined => index.primary.get(headingKey(header));
  const beside = new Set(headers.flatMap((header) => headingOf(header) ?? []));
  const words = rapnetWords(publicUrl);
  return headers.map((header) => {
    const heading = headingOf(header);
    if (heading === undefined) {
      const name = index.extras.get(headingKey(header)) ?? header;
      return viewer.kind === 'administrator' ? { header, ...extraCells(name) } : blankColumn(header);
    }
    const cells = own[heading]?.(viewer) ?? toldOfDiamond(heading, viewer, beside);
    if (!cells) return blankColumn(header);
    const wordOf = words[heading] ?? (cells.numbers === 'one' ? shortNumber : null);
    return { header, ...(wordOf ? inWords(cells, wordOf) : cells) };
  });
}
