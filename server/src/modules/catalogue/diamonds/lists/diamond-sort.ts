import { IsEnum } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { Field, InputType } from 'type-graphql';
import { SortDirection } from '../../../../kernel/input/page.ts';
import { describedEnum } from '../../../../kernel/values/described-enum.ts';
import { shapes } from '../../../reference-data/index.ts';
import type { DiamondAttribute, ViewerSql } from './diamond-attributes.ts';

/** What stones are sorted by. The values are attributes. */
enum DiamondSortField {
  STOCK_ID = 'stockId',
  CARATS = 'carats',
  SHAPE = 'shapeId',
  COLOR = 'colorId',
  CLARITY = 'clarityId',
  CUT = 'cutId',
  POLISH = 'polishId',
  SYMMETRY = 'symmetryId',
  FLUORESCENCE = 'fluorescenceId',
  LABORATORY = 'laboratoryId',
  REPORT_NUMBER = 'certificateNo',
  PRICE_PER_CARAT = 'perCarat',
  TOTAL_PRICE = 'totalPrice',
  RAP_PRICE = 'rapPrice',
  DISCOUNT = 'discount',
  DEPTH_PERCENT = 'depthPercent',
  TABLE_PERCENT = 'tablePercent',
  CROWN_ANGLE = 'crownAngle',
  CROWN_HEIGHT = 'crownHeight',
  LENGTH = 'length',
  WIDTH = 'width',
  HEIGHT = 'height',
  PARCEL_STONES = 'parcelStones',
  STATUS = 'status',
  UPDATED_AT = 'updatedAt',
  VENDOR = 'vendor',
  IS_ACTIVE = 'isActive',
}

describedEnum(DiamondSortField, {
  name: 'DiamondSortField',
  description: 'What diamonds are sorted by. Grades go by their rank.',
  values: {
    STOCK_ID: "The house's own number.",
    CARATS: 'Weight in carats; of parcels all stones together.',
    SHAPE: 'Outline, the most traded first.',
    COLOR: 'Colour: White D to Z, Black, fancy hues.',
    CLARITY: 'Clarity.',
    CUT: 'Cut.',
    POLISH: 'Polish.',
    SYMMETRY: 'Symmetry.',
    FLUORESCENCE: 'Strength of fluorescence.',
    LABORATORY: 'Who graded the stone.',
    REPORT_NUMBER: 'Number of the report, as text.',
    PRICE_PER_CARAT: "The caller's price per carat.",
    TOTAL_PRICE: "The caller's total price.",
    RAP_PRICE: 'List price per carat. Not for visitors: FORBIDDEN.',
    DISCOUNT: 'Percent against the list price. Not for visitors: FORBIDDEN.',
    DEPTH_PERCENT: 'Height in percent of the diameter.',
    TABLE_PERCENT: 'Table in percent of the diameter.',
    CROWN_ANGLE: 'Crown angle in degrees.',
    CROWN_HEIGHT: 'Crown height in percent of the diameter.',
    LENGTH: 'Length in millimetres.',
    WIDTH: 'Width in millimetres.',
    HEIGHT: 'Height in millimetres.',
    PARCEL_STONES: 'Stones in the parcel.',
    STATUS: 'Where the stone stands, in the order of the numbers of REST.',
    UPDATED_AT: 'Last change.',
    VENDOR: 'Whose stone it is. Administrators only.',
    IS_ACTIVE: 'Whether on the lists. Administrators only.',
  },
});

@InputType({ description: 'One column of a sort.' })
export class DiamondSort {
  @Field(() => DiamondSortField, { description: 'By what.' })
  @IsEnum(DiamondSortField, { message: 'must be a known field' })
  field!: DiamondSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Missing values come last both ways.' })
  @IsEnum(SortDirection, { message: 'must be ASC or DESC' })
  direction: SortDirection = SortDirection.ASC;
}

/** Columns that are never null need no word about nulls; without it an index can be read backwards. */
const neverNull: ReadonlySet<DiamondAttribute> = new Set([
  'stockId',
  'carats',
  'shapeId',
  'perCarat',
  'totalPrice',
  'parcelStones',
  'status',
  'updatedAt',
  'isActive',
]);

/** Ids are in trade order, except those of shapes, which are older than their order. */
const shapeRank = sql`array_position(array[${sql.join(shapes.values.map(({ id }) => sql.lit(id)))}]::smallint[], d.shape_id)`;

/** The list behind `order by`. Ties go by id, in the direction of the first column; without a sort, carats ascending. */
export function orderOf(sort: readonly DiamondSort[], eyes: ViewerSql): RawBuilder<unknown> {
  const columns = sort.length > 0 ? sort : [{ field: DiamondSortField.CARATS, direction: SortDirection.ASC }];
  const order = columns.map(({ field, direction }) => {
    if (field === DiamondSortField.IS_ACTIVE) eyes.requireAdministrator();
    const value = field === DiamondSortField.SHAPE ? shapeRank : eyes.read(field);
    return sql`${value} ${wordFor(direction)}${neverNull.has(field) ? sql`` : sql` nulls last`}`;
  });
  return sql.join([...order, sql`d.id ${wordFor(columns[0]?.direction)}`]);
}

const wordFor = (direction: SortDirection | undefined): RawBuilder<unknown> =>
  direction === SortDirection.DESC ? sql`desc` : sql`asc`;
