import { sql } from 'kysely';
import type { Range } from '../../../../kernel/input/ranges.ts';
import { fitsSetting } from '../../ring-settings/setting-fit.ts';
import { allOf } from '../../stock/lists/stock-filter.ts';
import { hasEndedHold } from '../diamond-availability.ts';
import { holdsWords } from '../diamond-text.ts';
import type { DiamondAttribute, ViewerSql } from './diamond-attributes.ts';
import { type DiamondCondition, isInCollection } from './diamond-collection.ts';
import type { DiamondFilter } from './diamond-filter.input.ts';

/** A field of the filter. */
export type DiamondFilterField = keyof DiamondFilter;

type ConditionOf<F extends DiamondFilterField> = (value: DiamondFilter[F] & {}, eyes: ViewerSql) => DiamondCondition;

const anyOf =
  (attribute: DiamondAttribute) =>
  (values: readonly (string | number)[], eyes: ViewerSql): DiamondCondition =>
    sql`${eyes.read(attribute)} = any(${values})`;

const within =
  (attribute: DiamondAttribute) =>
  ({ min, max }: Range, eyes: ViewerSql): DiamondCondition => {
    const value = eyes.read(attribute);
    const ends = [min == null ? null : sql`${value} >= ${min}`, max == null ? null : sql`${value} <= ${max}`];
    const given = ends.filter((end) => end !== null);
    return given.length === 0 ? sql`true` : sql`(${sql.join(given, sql` and `)})`;
  };

const isTrue =
  (attribute: DiamondAttribute) =>
  (wanted: boolean, eyes: ViewerSql): DiamondCondition =>
    wanted ? sql`${eyes.read(attribute)}` : sql`not ${eyes.read(attribute)}`;

const forAdministrators =
  <V>(condition: (value: V, eyes: ViewerSql) => DiamondCondition) =>
  (value: V, eyes: ViewerSql): DiamondCondition => {
    eyes.requireAdministrator();
    return condition(value, eyes);
  };

const conditions: { readonly [F in keyof Required<DiamondFilter>]: ConditionOf<F> } = {
  collection: (name, { viewer }) => isInCollection(name, viewer),
  text: holdsWords,
  stockIds: anyOf('stockId'),
  reportNumbers: anyOf('certificateNo'),
  ids: anyOf('id'),
  shapeIds: anyOf('shapeId'),
  colorIds: anyOf('colorId'),
  colorCategories: anyOf('colorCategory'),
  clarityIds: anyOf('clarityId'),
  cutIds: anyOf('cutId'),
  polishIds: anyOf('polishId'),
  symmetryIds: anyOf('symmetryId'),
  fluorescenceIds: anyOf('fluorescenceId'),
  laboratoryIds: anyOf('laboratoryId'),
  fancyIntensities: anyOf('fancyIntensity'),
  overtones: anyOf('overtone'),
  fluorescenceColors: anyOf('fluorescenceColor'),
  colorShades: anyOf('colorShade'),
  milky: anyOf('milky'),
  eyeClean: anyOf('eyeClean'),
  treatments: anyOf('treatment'),
  girdles: anyOf('girdle'),
  culetSizes: anyOf('culetSize'),
  tradeShows: anyOf('tradeShow'),
  statuses: anyOf('status'),
  carats: within('carats'),
  pricePerCarat: within('perCarat'),
  totalPrice: within('totalPrice'),
  rapPrice: within('rapPrice'),
  discount: within('discount'),
  depthPercent: within('depthPercent'),
  tablePercent: within('tablePercent'),
  crownAngle: within('crownAngle'),
  crownHeight: within('crownHeight'),
  length: within('length'),
  width: within('width'),
  height: within('height'),
  parcelStones: within('parcelStones'),
  isLabGrown: isTrue('isLabGrown'),
  isPair: isTrue('isPair'),
  isMatchingPair: isTrue('isMatchingPair'),
  isLine: isTrue('isLine'),
  isSnP: isTrue('isSnP'),
  isHighlighted: isTrue('isHighlighted'),
  hasImage: isTrue('hasImage'),
  has3d: isTrue('has3d'),
  hasReport: isTrue('hasReport'),
  fitsRingSettingId: (id, { viewer }) => fitsSetting(id, viewer),
  lineSet: (name, eyes) => sql`${eyes.read('lineSet')} = ${name}`,
  isActive: forAdministrators(isTrue('isActive')),
  showToAll: forAdministrators(isTrue('showToAll')),
  vendors: anyOf('vendor'),
  // By the column, for its index.
  holdUserIds: forAdministrators((ids) => sql`(d.hold_user_id = any(${ids}) and not ${hasEndedHold})`),
};

/** Whether a name is that of a field of the filter. */
export const isFilterField = (name: string): name is DiamondFilterField => Object.hasOwn(conditions, name);

/** The fields that a filter really narrows by. */
export const fieldsOf = (filter: DiamondFilter): DiamondFilterField[] =>
  Object.keys(filter)
    .filter(isFilterField)
    .filter((field) => filter[field] != null);

/** What one field of the filter asks of the row `d`. Throws FORBIDDEN where the viewer may not ask that. */
export function conditionOf<F extends DiamondFilterField>(
  field: F,
  filter: DiamondFilter,
  eyes: ViewerSql,
): DiamondCondition {
  const value: DiamondFilter[F] = filter[field];
  if (value === undefined || value === null) return sql`true`;
  return conditions[field](value, eyes);
}

/** What the whole filter asks of the row `d`. */
export const meets = (filter: DiamondFilter, eyes: ViewerSql): DiamondCondition =>
  allOf(fieldsOf(filter).map((field) => conditionOf(field, filter, eyes)));
