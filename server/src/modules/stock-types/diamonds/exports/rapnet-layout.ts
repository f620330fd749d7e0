import type { HouseConfig } from '../../../../kernel/use-cases/services.ts';
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
import { blankColumn, type ExportCells, type ExportColumn, inWords } from '../../../stock/cells/index.ts';
import { extraCells, type StockImport } from '../../../stock/files/index.ts';
import { headingIndex, headingKey } from '../../../stock/headings/index.ts';
import { toldOfDiamond } from './diamond.export-parts.ts';
import { rapnetAvailability, rapnetDiscount, rapnetPrice, shortNumber } from './rapnet-cells.ts';

type WordOf = (text: string) => string;

/** The code of a value, or the word that RapNet has for it; whatever is not on the list stays as it is. */
const codes =
  (list: ReferenceList, own: Readonly<Record<string, string>> = {}): WordOf =>
  (text) => {
    const found = list.find(text);
    return found ? (own[found.code] ?? found.code) : text;
  };

const finish = codes(polishes, { ID: 'I' });
const thickness = codes(girdles, { ETN: 'XTN', THN: 'TN', MED: 'M', THK: 'TK', ETK: 'XTK' });

/** RapNet takes addresses of other sites only whole. */
const wholeAddress =
  (publicUrl: string): WordOf =>
  (address) =>
    address.startsWith('/') ? `${publicUrl}${address}` : address;

/** What RapNet says for what a cell of ours says, by heading. Imports know these words too. */
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
    // One stone is no parcel.
    parcelStones: (text) => (text === '1' ? '' : text),
    certificateUrl: address,
    imageUrl: address,
    image3d: address,
  };
}

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
