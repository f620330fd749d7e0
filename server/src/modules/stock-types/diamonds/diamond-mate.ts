import { type RawBuilder, sql } from 'kysely';
import { asColumn, dialectSql, type MadeColumn } from '../../../platform/database/statements/sql-dialects.ts';
import type { Viewer } from '../../accounts/index.ts';
import {
  type FitSetting,
  type FitStone,
  fitsNamed,
  isMisfit,
  knownSetting,
  Misfit,
  type Sql,
} from '../ring-settings/setting-fit.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';

/**
 * Returns SQL for whether the row `referrer` of `diamond` names the row `other` as the other half of its pair,
 * ignoring case.
 */
export const refersToMate = (referrer: 'd' | 'p', other: 'd' | 'p'): DiamondCondition =>
  sql`lower(${sql.ref(`${referrer}.pair_stock_id`)}) = lower(${sql.ref(`${other}.stock_id`)})`;

/**
 * SQL for the lowest stock number among the diamonds that name the row `d` as their other half. `offset 0` prevents
 * PostgreSQL from scanning all diamonds.
 */
const namedBy = sql`(select min(p.stock_id) from (
  select p.stock_id from diamond p where ${refersToMate('p', 'd')} and (p.is_pair or d.is_pair) offset 0) p)`;

/**
 * SQL for the stock number of the other half of an inseparable pair. Either half can mark the pair as inseparable. If
 * the other half is in stock, its own spelling of the number is used. Null if the row `d` of `diamond` is sold alone.
 */
export const mateOf: RawBuilder<string | null> = sql`coalesce(
  case when d.is_pair then coalesce((select p.stock_id from diamond p where ${refersToMate('d', 'p')}), d.pair_stock_id) end,
  ${namedBy})`;

const soldAlone = {
  name: 'is_sold_alone',
  type: 'boolean',
  value: sql<boolean>`(not (d.is_pair and d.pair_stock_id is not null)
  and not exists (select from diamond p where ${refersToMate('p', 'd')} and (p.is_pair or d.is_pair)))`,
};

/** Whether the diamond is sold alone. The SQL allows PostgreSQL to evaluate the condition for all rows in one pass. */
const isSoldAlone: DiamondCondition = asColumn(soldAlone);

/**
 * Columns for pairs in the column store. If the other half of a diamond changes, the change log also contains the
 * diamond itself.
 */
export const mateColumns: readonly MadeColumn[] = [
  soldAlone,
  {
    name: 'mate_id',
    type: 'integer',
    value: sql`case when not ${soldAlone.value} then (select m.id from diamond m where m.stock_id = ${mateOf}) end`,
  },
  { name: 'names_mate', type: 'boolean', value: sql`(d.pair_stock_id is not null)` },
];

/**
 * Returns the condition that the other half of an inseparable pair exists and matches a condition on the row `d` of
 * `diamond`.
 */
export const mateMeets = (condition: DiamondCondition): DiamondCondition => sql`exists (
  select from (select ${mateOf} as stock_id) mate
  where exists (select from diamond d where d.stock_id = mate.stock_id and ${condition}))`;

/**
 * Returns the condition that the row `d` is half of an inseparable pair whose other half does not match `condition`.
 * Within `condition`, `d` is the other half.
 */
export const mateFails = (condition: DiamondCondition): DiamondCondition =>
  dialectSql(
    sql`exists (
  select from (select ${mateOf} as stock_id) mate
  where mate.stock_id is not null
    and not exists (select from diamond d where d.stock_id = mate.stock_id and ${condition}))`,
    // Only a few diamonds are halves of pairs, so a single subquery reads them instead of one query per row.
    sql`(not d.is_sold_alone and (d.mate_id is null or d.mate_id not in (
  select d.id from diamond d where (not d.is_sold_alone or d.names_mate) and ${condition})))`,
  );

/** Dimensions of the row `d` of `diamond` that determine whether it fits a setting. */
const diamondRow: Sql<FitStone> = { shapeId: sql`d.shape_id`, caratsFrom: sql`d.carats`, caratsTo: sql`d.carats` };

/**
 * Whether the row `d` of `diamond` is a single stone. Parcels and stones of line sets or inseparable pairs are not
 * single stones.
 */
export const isSingle = sql<boolean>`(d.parcel_stones = 1 and d.line_set is null and ${isSoldAlone})`;

/** Returns the condition for single diamonds `d` that fit a setting. */
export const fitsSetting = (settingId: number, viewer: Viewer): RawBuilder<boolean> =>
  sql`(${isSingle} and ${fitsNamed(diamondRow, settingId, viewer)})`;

/** Returns the condition for diamonds `d` that do not fit a setting for the given reason. */
export const diamondMisfits = (setting: FitSetting, reason: Misfit): RawBuilder<boolean> =>
  reason === Misfit.SOLD_TOGETHER
    ? sql`(not ${isSingle})`
    : sql`(${isSingle} and ${isMisfit(diamondRow, knownSetting(setting), reason)})`;
