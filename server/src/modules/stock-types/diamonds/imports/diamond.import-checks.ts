import { type RawBuilder, sql } from 'kysely';
import { shapes } from '../../../reference-data/index.ts';
import { FaultCode } from '../../../stock/cells/index.ts';
import type { RowCheck, StagedFile } from '../../../stock/files/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/*
 * The weight of a diamond in carats is length × width × depth (mm) times a factor. The factor is 0.0176 for a solid
 * box of diamond (3.51 g/cm³) and 0.0061 for a round diamond. The typical factors are those that graders use to
 * estimate the weight of mounted diamonds.
 */
const solidBox = 0.0176;
const thinnest = 0.002;
const usual = { min: 0.0038, max: 0.0135 };
const defaultByShape: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  Round: { min: 0.0051, max: 0.0073 },
  Oval: { min: 0.0051, max: 0.0077 },
  Pear: { min: 0.0048, max: 0.0077 },
  Marquise: { min: 0.0045, max: 0.0077 },
  Heart: { min: 0.0046, max: 0.0076 },
  Princess: { min: 0.0066, max: 0.0104 },
  Cushion: { min: 0.0058, max: 0.0108 },
  Emerald: { min: 0.0066, max: 0.0125 },
  Asscher: { min: 0.0066, max: 0.0115 },
  Radiant: { min: 0.0064, max: 0.0108 },
};

type PlausibleField = 'length' | 'width' | 'height' | 'carats' | 'depthPercent' | 'shapeId';
type PlausibleFile = StagedFile<DiamondHeading>;

const sides = sql`(s.length * s.width * s.height)`;
const measured = sql<string>`concat_ws(' x ', s.length, s.width, s.height)`;

/** Parcels are not checked, because their measurements are missing or describe only one stone. */
const isSingle = (file: PlausibleFile) =>
  file.writes('parcelStones') ? sql<boolean>`coalesce(s.parcel_stones, 1) = 1` : sql<boolean>`true`;

/**
 * Depth in percent, computed from the measurements. It is relative to the average diameter if length and width differ
 * by less than 4 %, as in round diamonds. Otherwise, it is relative to the width.
 */
const depthOfSides = sql`(100 * s.height / case when s.length < s.width * 1.04 then (s.length + s.width) / 2 else s.width end)`;

/**
 * Limits for the difference from the computed depth, in percentage points. A difference above `odd` is more than
 * rounding can explain. A difference above `impossible` is an error.
 */
const depthGap = { odd: 2, impossible: 15 };

const heading = 'measurements';
const code = FaultCode.INVALID_MEASUREMENTS;

export const impossibleMeasurements: readonly RowCheck<DiamondHeading, PlausibleField>[] = [
  {
    needs: ['length', 'width', 'height'],
    heading,
    code,
    message: 'has a depth greater than the width',
    fails: (file) => sql`${isSingle(file)} and s.height > least(s.length, s.width)`,
    value: measured,
  },
  {
    needs: ['length', 'width', 'height', 'carats'],
    heading,
    code,
    message: sql<string>`'does not fit a weight of ' || trim_scale(s.carats) || ' ct'`,
    fails: (file) => sql`${isSingle(file)} and ${sides} > 0
      and (s.carats > ${sides} * ${sql.lit(solidBox)} or s.carats < ${sides} * ${sql.lit(thinnest)})`,
    value: measured,
  },
  {
    needs: ['length', 'width', 'height', 'depthPercent'],
    heading,
    code,
    message: sql<string>`'does not fit a depth of ' || s.depth_percent || ' %'`,
    fails: (file) => sql`${isSingle(file)} and s.width > 0
      and abs(${depthOfSides} - s.depth_percent) > ${sql.lit(depthGap.impossible)}`,
    value: measured,
  },
];

const bands = sql.join(
  Object.entries(defaultByShape).flatMap(([label, { min, max }]) => {
    const shape = shapes.find(label);
    return shape ? [sql`(${sql.lit(shape.id)}, ${sql.lit(min)}, ${sql.lit(max)})`] : [];
  }),
);
const band = (side: 'min' | 'max') => sql`coalesce(
  (select b.${sql.id(side)} from (values ${bands}) b (shape_id, min, max) where b.shape_id = s.shape_id),
  ${sql.lit(usual[side])})`;

/** Measurements that are possible but unusual. */
export const unusualMeasurements: readonly Omit<RowCheck<DiamondHeading, PlausibleField>, 'code'>[] = [
  {
    needs: ['length', 'width', 'height', 'carats', 'shapeId'],
    heading,
    message: sql<string>`'is unusual for this shape and ' || trim_scale(s.carats) || ' ct'`,
    fails: (file) =>
      sql`${isSingle(file)} and s.carats not between ${sides} * ${band('min')} and ${sides} * ${band('max')}`,
    value: measured,
  },
  {
    needs: ['length', 'width', 'height', 'depthPercent'],
    heading,
    message: sql<string>`'results in a depth other than ' || s.depth_percent || ' %'`,
    fails: (file) => sql`${isSingle(file)} and s.width > 0
      and abs(${depthOfSides} - s.depth_percent) > ${sql.lit(depthGap.odd)}`,
    value: measured,
  },
];

type Check = RowCheck<DiamondHeading, keyof Diamond>;

/**
 * Returns SQL for whether the staged row `s` updates a parcel `d` that has stones in open orders and matches the
 * condition.
 */
const parcelThat = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`exists (select from diamond d where d.stock_id = s.stock_id and d.promised_stones > 0 and ${condition})`;

const stonesOf = (file: StagedFile<DiamondHeading>) =>
  file.writes('parcelStones') ? sql`s.parcel_stones` : sql`d.parcel_stones`;

/** Checks that a parcel still contains the stones and weight that open orders have reserved. */
export const promisedChecks: readonly Check[] = [
  {
    needs: ['parcelStones'],
    heading: 'parcelStones',
    code: FaultCode.OUT_OF_RANGE,
    message: 'is less than the number of stones in open orders',
    fails: () => parcelThat(sql`s.parcel_stones < d.promised_stones`),
    value: sql<string>`s.parcel_stones::text`,
  },
  {
    needs: ['carats'],
    heading: 'carats',
    code: FaultCode.OUT_OF_RANGE,
    message: 'leaves too little weight for the stones in open orders',
    fails: (file) =>
      parcelThat(sql`s.carats <= d.promised_carats
        and not (s.carats = d.promised_carats and ${stonesOf(file)} = d.promised_stones)`),
    value: sql<string>`s.carats::text`,
  },
  {
    // Fails if the file adds stones to a parcel although open orders have reserved all its weight.
    needs: ['parcelStones'],
    heading: 'parcelStones',
    code: FaultCode.OUT_OF_RANGE,
    message: 'is more than before, but open orders contain the whole weight of the parcel',
    fails: (file) =>
      file.writes('carats')
        ? sql`false`
        : parcelThat(sql`s.parcel_stones > d.promised_stones and d.carats <= d.promised_carats`),
    value: sql<string>`s.parcel_stones::text`,
  },
];
