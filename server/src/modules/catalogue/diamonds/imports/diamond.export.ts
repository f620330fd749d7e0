import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  shapes,
  symmetries,
} from '../../../reference-data/index.ts';
import { flagCell, labelCell, numberCell, textCell } from '../../stock/exports/export-cells.ts';
import type { ExportColumn, StockExport } from '../../stock/exports/export-type.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';
import { headingIndex, headingKey } from '../../stock/imports/reading/import-headings.ts';
import { currentStatus } from '../diamond-availability.ts';
import { type DiamondHeading, diamondExtras, diamondHeadings } from './diamond.import-headings.ts';
import { diamondTraps } from './diamond.import-traps.ts';

type Written = ExportColumn['written'];

const instant: Written = (raw) => (typeof raw === 'string' ? new Date(raw).toISOString() : '');
/** Words of ours that imports read: Available, Hold, Suspended, Memo. */
const statusWord: Written = (raw) => {
  const name = typeof raw === 'number' ? StockStatus[raw] : undefined;
  return name ? `${name.charAt(0)}${name.slice(1).toLowerCase()}` : '';
};

/** A heading that imports read, the column of the row `d`, and how its cell is written. */
const columns: readonly (readonly [heading: DiamondHeading, column: string, written: Written])[] = [
  ['stockId', 'stock_id', textCell],
  ['status', 'status', statusWord],
  ['isActive', 'is_active', flagCell],
  ['shapeId', 'shape_id', labelCell(shapes)],
  ['carats', 'carats', numberCell],
  ['colorId', 'color_id', labelCell(colors)],
  ['fancyIntensity', 'fancy_intensity', textCell],
  ['overtone', 'overtone', textCell],
  ['clarityId', 'clarity_id', labelCell(clarities)],
  ['cutId', 'cut_id', labelCell(cuts)],
  ['polishId', 'polish_id', labelCell(polishes)],
  ['symmetryId', 'symmetry_id', labelCell(symmetries)],
  ['fluorescenceId', 'fluorescence_id', labelCell(fluorescences)],
  ['fluorescenceColor', 'fluorescence_color', textCell],
  ['fluorescenceText', 'fluorescence_text', textCell],
  // Six decimals: the total follows from it, and would only be rounded.
  ['pricePerCarat', 'price_per_carat', numberCell],
  ['rapPrice', 'rap_price', numberCell],
  ['parcelStones', 'parcel_stones', textCell],
  ['laboratoryId', 'laboratory_id', labelCell(laboratories)],
  ['certificateNo', 'certificate_no', textCell],
  ['certificateUrl', 'certificate_url', textCell],
  ['length', 'length', numberCell],
  ['width', 'width', numberCell],
  ['height', 'height', numberCell],
  ['depthPercent', 'depth_percent', numberCell],
  ['tablePercent', 'table_percent', numberCell],
  ['crownAngle', 'crown_angle', numberCell],
  ['crownHeight', 'crown_height', numberCell],
  ['girdle', 'girdle', textCell],
  ['culetSize', 'culet_size', textCell],
  ['colorShade', 'color_shade', textCell],
  ['milky', 'milky', textCell],
  ['eyeClean', 'eye_clean', textCell],
  ['treatment', 'treatment', textCell],
  ['comment', 'comment', textCell],
  ['tradeShow', 'trade_show', textCell],
  ['imageUrl', 'image_url', textCell],
  ['pic2', 'pic2', textCell],
  ['pic3', 'pic3', textCell],
  ['pic4', 'pic4', textCell],
  ['image3d', 'image_3d', textCell],
  ['set3D', 'set_3d', textCell],
  ['setImage', 'set_image', textCell],
  ['isLabGrown', 'is_lab_grown', flagCell],
  ['isPair', 'is_pair', flagCell],
  ['isMatchingPair', 'is_matching_pair', flagCell],
  ['isSnP', 'is_snp', flagCell],
  ['isLine', 'is_line', flagCell],
  ['lineSet', 'line_set', textCell],
  ['lineSetColor', 'line_set_color', textCell],
  ['lineSetClarity', 'line_set_clarity', textCell],
  ['showToAll', 'show_to_all', flagCell],
  ['vendor', 'vendor', textCell],
  ['memoAccount', 'memo_account', textCell],
  ['memoPricePerCarat', 'memo_price_per_carat', numberCell],
  ['memoTotalPrice', 'memo_total_price', numberCell],
  ['memoNo', 'memo_no', textCell],
  ['memoDate', 'memo_date', instant],
  ['memoRap', 'memo_rap', numberCell],
];

/** Stones are exported before markups, under the names of their fields; extra attributes under their own. */
export const diamondExport: StockExport = {
  name: 'diamonds',
  table: 'diamond',
  async columns(em) {
    const own = columns.map(([header, column, written]) => ({
      header,
      value: column === 'status' ? currentStatus : sql.ref(`d.${column}`),
      written,
    }));
    const extras = (await extraNames(em)).map((name) => ({
      header: name,
      value: sql`d.extras ->> ${name}`,
      written: textCell,
    }));
    return [...own, ...extras];
  },
};

const { primary } = headingIndex<DiamondHeading>(diamondHeadings, diamondExtras);

/** Whether a header means a field, or may: it would be read as that. */
function mayMeanField(name: string): boolean {
  const key = headingKey(name);
  return primary.has(key) || Object.hasOwn(diamondTraps, key);
}

/** Those that no field could claim. The others stay with the stone anyhow. */
async function extraNames(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from diamond d, jsonb_object_keys(d.extras) name order by name`.execute(em.getKysely());
  return rows.map(({ name }) => name).filter((name) => !mayMeanField(name));
}
