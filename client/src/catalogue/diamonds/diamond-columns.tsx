import { chakra, HStack } from '@chakra-ui/react';
import type { DiamondRowFragment, DiamondSortField } from '../../graphql/generated/graphql';
import type { TableColumn } from '../../table/state/table-column';
import { formatCarats, formatCount, formatMeasure, formatMoney, formatPercent } from '../../ui/numbers';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { StatusMark } from '../../ui/status-mark';
import { availabilityText } from './availability';
import { measurementsOf } from './diamond-text';

type Stone = DiamondRowFragment;

/** A column of stones, with what an export writes of it. */
export interface DiamondColumn extends TableColumn<Stone> {
  readonly filterId: string;
  /** What the server sorts by; left out where it does not. */
  readonly sortField?: DiamondSortField;
  /** The bare value for an export: numbers as numbers. */
  readonly plain: (stone: Stone) => string | number | null;
  /** Approved traders only: the server gives visitors neither value, sort nor filter. */
  readonly isForTraders?: boolean;
}

interface ColumnFacts {
  readonly header: string;
  readonly filterId: string;
  readonly sortField?: DiamondSortField;
  readonly isForTraders?: boolean;
}

const MISSING = '–';

function textColumn(facts: ColumnFacts, read: (stone: Stone) => string | null | undefined): Omit<DiamondColumn, 'id'> {
  return {
    ...facts,
    isSortable: facts.sortField !== undefined,
    cell: (stone) => read(stone) ?? MISSING,
    plain: (stone) => read(stone) ?? null,
  };
}

/** A grade by the trade's abbreviation, so that the prices have room too; in full for pointers and exports. */
function gradeColumn(
  facts: ColumnFacts,
  read: (stone: Stone) => { readonly code: string; readonly label: string } | null,
): Omit<DiamondColumn, 'id'> {
  return {
    ...textColumn(facts, (stone) => read(stone)?.label),
    cell: (stone) => {
      const grade = read(stone);
      return grade === null ? (
        MISSING
      ) : (
        <chakra.abbr title={grade.label} textDecoration="none">
          {grade.code}
        </chakra.abbr>
      );
    },
  };
}

function numberColumn(
  facts: ColumnFacts,
  read: (stone: Stone) => number | null,
  format: (value: number) => string,
): Omit<DiamondColumn, 'id'> {
  return {
    ...facts,
    isNumeric: true,
    isSortable: facts.sortField !== undefined,
    cell: (stone) => {
      const value = read(stone);
      return value === null ? MISSING : format(value);
    },
    plain: read,
  };
}

const definitions = {
  stock: {
    header: 'Stock #',
    filterId: 'q',
    sortField: 'STOCK_NUMBER',
    isSortable: true,
    cell: (stone) => (
      <HStack as="span" gap="2" display="inline-flex" verticalAlign="middle">
        <ShapeDrawing shapeId={stone.shape.id} isIcon boxSize="5" color="fg.muted" />
        {stone.stockNumber}
      </HStack>
    ),
    plain: (stone) => stone.stockNumber,
  },
  shape: textColumn({ header: 'Shape', filterId: 'shape', sortField: 'SHAPE' }, (stone) => stone.shape.label),
  carat: numberColumn(
    { header: 'Carat', filterId: 'carat', sortField: 'CARATS' },
    (stone) => stone.carats,
    formatCarats,
  ),
  color: textColumn({ header: 'Colour', filterId: 'color', sortField: 'COLOR' }, (stone) => stone.color?.label),
  hue: textColumn({ header: 'Fancy colour', filterId: 'hue', sortField: 'COLOR' }, (stone) =>
    stone.color === null || stone.color.category === 'WHITE' ? null : stone.color.label,
  ),
  intensity: textColumn({ header: 'Intensity', filterId: 'intensity' }, (stone) => stone.fancyIntensity?.label),
  overtone: textColumn({ header: 'Overtone', filterId: 'overtone' }, (stone) => stone.overtone),
  clarity: textColumn(
    { header: 'Clarity', filterId: 'clarity', sortField: 'CLARITY' },
    (stone) => stone.clarity?.label,
  ),
  cut: gradeColumn({ header: 'Cut', filterId: 'cut', sortField: 'CUT' }, (stone) => stone.cut),
  polish: gradeColumn({ header: 'Polish', filterId: 'polish', sortField: 'POLISH' }, (stone) => stone.polish),
  symmetry: gradeColumn({ header: 'Symm.', filterId: 'symmetry', sortField: 'SYMMETRY' }, (stone) => stone.symmetry),
  fluor: textColumn(
    { header: 'Fluor.', filterId: 'fluor', sortField: 'FLUORESCENCE' },
    (stone) => stone.fluorescence?.label,
  ),
  fluorColor: textColumn({ header: 'Fluor. colour', filterId: 'fluorColor' }, (stone) => stone.fluorescenceColor),
  lab: textColumn(
    { header: 'Lab', filterId: 'lab', sortField: 'LABORATORY' },
    (stone) => stone.report.laboratory?.label,
  ),
  report: textColumn(
    { header: 'Report #', filterId: 'graded', sortField: 'REPORT_NUMBER' },
    (stone) => stone.report.number,
  ),
  measures: textColumn(
    { header: 'Measurements, mm', filterId: 'length', sortField: 'LENGTH' },
    (stone) => measurementsOf(stone.proportions) || null,
  ),
  depth: numberColumn(
    { header: 'Depth, %', filterId: 'depth', sortField: 'DEPTH_PERCENT' },
    (stone) => stone.proportions.depthPercent,
    formatMeasure,
  ),
  table: numberColumn(
    { header: 'Table, %', filterId: 'table', sortField: 'TABLE_PERCENT' },
    (stone) => stone.proportions.tablePercent,
    formatMeasure,
  ),
  crown: numberColumn(
    { header: 'Crown, °', filterId: 'crown', sortField: 'CROWN_ANGLE' },
    (stone) => stone.proportions.crownAngle,
    formatMeasure,
  ),
  crownHeight: numberColumn(
    { header: 'Crown, %', filterId: 'crownHeight', sortField: 'CROWN_HEIGHT' },
    (stone) => stone.proportions.crownHeight,
    formatMeasure,
  ),
  girdle: textColumn({ header: 'Girdle', filterId: 'girdle' }, (stone) => stone.proportions.girdle),
  culet: textColumn({ header: 'Culet', filterId: 'culet' }, (stone) => stone.proportions.culetSize),
  shade: textColumn({ header: 'Shade', filterId: 'shade' }, (stone) => stone.colorShade),
  milky: textColumn({ header: 'Milky', filterId: 'milky' }, (stone) => stone.milky),
  eyeClean: textColumn({ header: 'Eye clean', filterId: 'eyeClean' }, (stone) => stone.eyeClean),
  treatment: textColumn({ header: 'Treatment', filterId: 'treatment' }, (stone) => stone.treatment),
  show: textColumn({ header: 'Trade show', filterId: 'show' }, (stone) => stone.tradeShow),
  set: textColumn({ header: 'Line set', filterId: 'set' }, (stone) => stone.lineSet),
  stones: numberColumn(
    { header: 'Stones', filterId: 'stones', sortField: 'PARCEL_STONES' },
    (stone) => stone.parcelStones,
    formatCount,
  ),
  ppc: numberColumn(
    { header: '$/ct', filterId: 'ppc', sortField: 'PRICE_PER_CARAT' },
    (stone) => stone.price?.perCarat ?? null,
    formatMoney,
  ),
  unit: numberColumn({ header: '$/stone', filterId: 'price' }, (stone) => stone.price?.unit ?? null, formatMoney),
  price: numberColumn(
    { header: 'Total, $', filterId: 'price', sortField: 'TOTAL_PRICE' },
    (stone) => stone.price?.total ?? null,
    formatMoney,
  ),
  rap: numberColumn(
    { header: 'Rap, $/ct', filterId: 'rap', sortField: 'RAP_PRICE', isForTraders: true },
    (stone) => stone.rapPrice,
    formatMoney,
  ),
  discount: numberColumn(
    { header: 'Disc., %', filterId: 'discount', sortField: 'DISCOUNT', isForTraders: true },
    (stone) => stone.discount,
    formatPercent,
  ),
  status: {
    header: 'Status',
    filterId: 'status',
    sortField: 'STATUS',
    isSortable: true,
    cell: (stone) => {
      const { tone, text } = availabilityText(stone);
      return <StatusMark tone={tone}>{text}</StatusMark>;
    },
    plain: (stone) => availabilityText(stone).text,
  },
} as const satisfies Record<string, Omit<DiamondColumn, 'id'>>;

const allColumns: readonly DiamondColumn[] = Object.entries<Omit<DiamondColumn, 'id'>>(definitions).map(
  ([id, column]) => ({ ...column, id }),
);

/** Every column that the viewer may have; the stock number is the first. */
export function diamondColumns(isTrader: boolean): readonly DiamondColumn[] {
  return isTrader ? allColumns : allColumns.filter(({ isForTraders }) => isForTraders !== true);
}
