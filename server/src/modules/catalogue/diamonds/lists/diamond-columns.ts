import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';
import { availabilityTo, currentStatus, hasEndedHold } from '../diamond-availability.ts';
import { collectionsOfDiamond } from './diamond-collection.ts';
import { amountFor, type DiamondPriceSql, priceFor } from './diamond-price.ts';
import type { DiamondRow } from './diamond-row.ts';

/** One thing that can be read of a stone. */
export type DiamondColumn = keyof DiamondRow;

/** Columns that hold what everybody may read who sees the stone. */
const plainColumns = {
  id: 'id',
  stockId: 'stock_id',
  isActive: 'is_active',
  shapeId: 'shape_id',
  colorId: 'color_id',
  clarityId: 'clarity_id',
  cutId: 'cut_id',
  polishId: 'polish_id',
  symmetryId: 'symmetry_id',
  fluorescenceId: 'fluorescence_id',
  laboratoryId: 'laboratory_id',
  certificateNo: 'certificate_no',
  certificateUrl: 'certificate_url',
  fancyIntensity: 'fancy_intensity',
  overtone: 'overtone',
  colorShade: 'color_shade',
  fluorescenceText: 'fluorescence_text',
  fluorescenceColor: 'fluorescence_color',
  milky: 'milky',
  eyeClean: 'eye_clean',
  treatment: 'treatment',
  comment: 'comment',
  tradeShow: 'trade_show',
  length: 'length',
  width: 'width',
  height: 'height',
  depthPercent: 'depth_percent',
  tablePercent: 'table_percent',
  crownAngle: 'crown_angle',
  crownHeight: 'crown_height',
  girdle: 'girdle',
  culetSize: 'culet_size',
  imageUrl: 'image_url',
  pic2: 'pic2',
  pic3: 'pic3',
  pic4: 'pic4',
  image3d: 'image_3d',
  set3D: 'set_3d',
  setImage: 'set_image',
  isLabGrown: 'is_lab_grown',
  isPair: 'is_pair',
  isMatchingPair: 'is_matching_pair',
  isLine: 'is_line',
  isSnP: 'is_snp',
  isHighlighted: 'is_highlighted',
  showToAll: 'show_to_all',
  lineSet: 'line_set',
  lineSetColor: 'line_set_color',
  lineSetClarity: 'line_set_clarity',
  version: 'version',
  updatedAt: 'updated_at',
} as const;

/** Columns that nobody but administrators ever receives. */
const administratorColumns = {
  vendor: 'vendor',
  promisedStones: 'promised_stones',
  promisedCarats: 'promised_carats',
  memoAccount: 'memo_account',
  memoPricePerCarat: 'memo_price_per_carat',
  memoTotalPrice: 'memo_total_price',
  memoNo: 'memo_no',
  memoDate: 'memo_date',
  memoRap: 'memo_rap',
} as const;

type ComputedColumn = Exclude<DiamondColumn, keyof typeof plainColumns | keyof typeof administratorColumns>;

type Compute = (viewer: Viewer, price: DiamondPriceSql) => RawBuilder<unknown> | null;

const ofHold =
  (column: string): Compute =>
  ({ kind }) =>
    kind === 'administrator' ? sql`case when not ${hasEndedHold} then ${sql.ref(`d.${column}`)} end` : null;

const computedColumns: Record<ComputedColumn, Compute> = {
  status: () => currentStatus,
  carats: (viewer) => amountFor(viewer).carats,
  parcelStones: (viewer) => amountFor(viewer).stones,
  // Administrators only.
  holdUserId: ofHold('hold_user_id'),
  holdUntil: ofHold('hold_until'),
  perCarat: (_, price) => price.perCarat,
  unitPrice: (_, price) => price.unit,
  totalPrice: (_, price) => price.total,
  // Visitors learn neither list price nor discount.
  rapPrice: ({ kind }) => (kind === 'visitor' ? null : sql`d.rap_price`),
  discount: ({ kind }, price) => (kind === 'visitor' ? null : price.discount),
  availability: availabilityTo,
  collections: collectionsOfDiamond,
};

const isIn = <T extends object>(names: T, column: PropertyKey): column is keyof T => Object.hasOwn(names, column);

/** Whether a name is that of a column. */
export const isDiamondColumn = (name: string): name is DiamondColumn =>
  isIn(plainColumns, name) || isIn(computedColumns, name) || isIn(administratorColumns, name);

/** Every column that a viewer may read. */
export const columnsFor = (viewer: Viewer): DiamondColumn[] => [
  ...keysOf(plainColumns),
  ...keysOf(computedColumns),
  ...(viewer.kind === 'administrator' ? keysOf(administratorColumns) : []),
];

const keysOf = <T extends object>(names: T): (keyof T)[] => Object.keys(names).filter((key) => isIn(names, key));

/** The column of the table behind a name, or null when it is not for the viewer. Undefined: it is computed. */
function storedColumn(column: DiamondColumn, viewer: Viewer): string | null | undefined {
  if (isIn(plainColumns, column)) return plainColumns[column];
  if (!isIn(administratorColumns, column)) return undefined;
  return viewer.kind === 'administrator' ? administratorColumns[column] : null;
}

/** The value of a column for a viewer, or null when it is not for him. */
export function columnSql(column: DiamondColumn, viewer: Viewer, price = priceFor(viewer)): RawBuilder<unknown> | null {
  if (isIn(computedColumns, column)) return computedColumns[column](viewer, price);
  const stored = storedColumn(column, viewer);
  return stored ? sql`d.${sql.id(stored)}` : null;
}

/** The list behind `select`: the given columns under their names, without those that are not for the viewer. */
export function selectColumns(columns: Iterable<DiamondColumn>, viewer: Viewer): RawBuilder<unknown> {
  const price = priceFor(viewer);
  const stored: string[] = [];
  const computed: RawBuilder<unknown>[] = [];
  for (const column of columns) {
    const name = storedColumn(column, viewer);
    if (name) stored.push(`d.${name} as "${column}"`);
    const value = name === undefined ? columnSql(column, viewer, price) : null;
    if (value) computed.push(sql`${value} as ${sql.id(column)}`);
  }
  // One text of names from the lists above: putting a hundred parts together costs more than running the statement.
  return sql.join([...(stored.length > 0 ? [sql.raw(stored.join(', '))] : []), ...computed]);
}
