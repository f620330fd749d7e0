import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
  symmetries,
} from '../../reference-data/index.ts';
import { type ExportColumn, type StockExport, yesOrNo } from '../stock/export-type.ts';
import { headingIndex, headingKey } from '../stock/import-headings.ts';
import { StockStatus } from '../stock/stock-status.ts';
import { type DiamondHeading, diamondExtras, diamondHeadings } from './diamond.import-headings.ts';

type Written = ExportColumn['written'];

const plain: Written = (raw) => (raw === null || raw === undefined ? '' : String(raw));
const labelIn =
  (list: ReferenceList): Written =>
  (raw) =>
    typeof raw === 'number' ? (list.byId.get(raw)?.label ?? '') : '';
const instant: Written = (raw) => (typeof raw === 'string' ? new Date(raw).toISOString() : '');
/** Words of ours that imports read: Available, Hold, Suspended, Memo. */
const statusWord: Written = (raw) => {
  const name = typeof raw === 'number' ? StockStatus[raw] : undefined;
  return name ? `${name.charAt(0)}${name.slice(1).toLowerCase()}` : '';
};

/** A heading that imports read, the column of the row `d`, and how its cell is written. */
const columns: readonly (readonly [heading: DiamondHeading, column: string, written: Written])[] = [
  ['stockId', 'stock_id', plain],
  ['status', 'status', statusWord],
  ['isActive', 'is_active', yesOrNo],
  ['shapeId', 'shape_id', labelIn(shapes)],
  ['carats', 'carats', plain],
  ['colorId', 'color_id', labelIn(colors)],
  ['fancyIntensity', 'fancy_intensity', plain],
  ['overtone', 'overtone', plain],
  ['clarityId', 'clarity_id', labelIn(clarities)],
  ['cutId', 'cut_id', labelIn(cuts)],
  ['polishId', 'polish_id', labelIn(polishes)],
  ['symmetryId', 'symmetry_id', labelIn(symmetries)],
  ['fluorescenceId', 'fluorescence_id', labelIn(fluorescences)],
  ['fluorescenceColor', 'fluorescence_color', plain],
  ['fluorescenceText', 'fluorescence_text', plain],
  // Six decimals: the total follows from it, and would only be rounded.
  ['pricePerCarat', 'price_per_carat', plain],
  ['rapPrice', 'rap_price', plain],
  ['parcelStones', 'parcel_stones', plain],
  ['laboratoryId', 'laboratory_id', labelIn(laboratories)],
  ['certificateNo', 'certificate_no', plain],
  ['certificateUrl', 'certificate_url', plain],
  ['length', 'length', plain],
  ['width', 'width', plain],
  ['height', 'height', plain],
  ['depthPercent', 'depth_percent', plain],
  ['tablePercent', 'table_percent', plain],
  ['crownAngle', 'crown_angle', plain],
  ['crownHeight', 'crown_height', plain],
  ['girdle', 'girdle', plain],
  ['culetSize', 'culet_size', plain],
  ['colorShade', 'color_shade', plain],
  ['milky', 'milky', plain],
  ['eyeClean', 'eye_clean', plain],
  ['treatment', 'treatment', plain],
  ['comment', 'comment', plain],
  ['tradeShow', 'trade_show', plain],
  ['imageUrl', 'image_url', plain],
  ['pic2', 'pic2', plain],
  ['pic3', 'pic3', plain],
  ['pic4', 'pic4', plain],
  ['image3d', 'image_3d', plain],
  ['set3D', 'set_3d', plain],
  ['setImage', 'set_image', plain],
  ['isLabGrown', 'is_lab_grown', yesOrNo],
  ['isPair', 'is_pair', yesOrNo],
  ['isMatchingPair', 'is_matching_pair', yesOrNo],
  ['isSnP', 'is_snp', yesOrNo],
  ['isLine', 'is_line', yesOrNo],
  ['lineSet', 'line_set', plain],
  ['lineSetColor', 'line_set_color', plain],
  ['lineSetClarity', 'line_set_clarity', plain],
  ['showToAll', 'show_to_all', yesOrNo],
  ['vendor', 'vendor', plain],
  ['memoAccount', 'memo_account', plain],
  ['memoPricePerCarat', 'memo_price_per_carat', plain],
  ['memoTotalPrice', 'memo_total_price', plain],
  ['memoNo', 'memo_no', plain],
  ['memoDate', 'memo_date', instant],
  ['memoRap', 'memo_rap', plain],
];

/** Stones are exported before markups, under the names of their fields; extra attributes under their own. */
export const diamondExport: StockExport = {
  name: 'diamonds',
  table: 'diamond',
  async columns(em) {
    const own = columns.map(([header, column, written]) => ({ header, value: sql.ref(`d.${column}`), written }));
    const extras = (await extraNames(em)).map((name) => ({
      header: name,
      value: sql`d.extras ->> ${name}`,
      written: plain,
    }));
    return [...own, ...extras];
  },
};

const { primary } = headingIndex<DiamondHeading>(diamondHeadings, diamondExtras);

/** Those that no field would claim: a header that means a field would be read as that. They stay with the stone anyhow. */
async function extraNames(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from diamond d, jsonb_object_keys(d.extras) name order by name`.execute(em.getKysely());
  return rows.map(({ name }) => name).filter((name) => !primary.has(headingKey(name)));
}
