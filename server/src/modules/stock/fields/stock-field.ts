import { Property } from '@mikro-orm/decorators/legacy';
import type { StockSection } from '../stock-sections.ts';
import { defaultLabel, defaultSections } from '../values/field-labels.ts';
import type { StockValue, Unit } from '../values/stock-value.ts';

/**
 * Presence of a field.
 * - `optional`: may be null.
 * - `required`: must be set when an item is created.
 * - `made`: never null; the server sets it if it is omitted on creation.
 * - `implied`: never null, but may be omitted or null in inputs because another field implies it.
 */
type Presence = 'optional' | 'required' | 'made' | 'implied';

/** Price amount: for the whole item, per carat (for items sold by weight), or per diamond of a parcel. */
export type PriceAmount = 'total' | 'perCarat' | 'unit';

/** Field of an item's `media`. `imageOrder` lists the names of the visible images, separated by commas. */
export type MediaPart = 'images' | 'imageOrder' | 'video' | 'view3d' | 'set3d';

interface StockFieldOptions<V = unknown> {
  /** Default: `made` if there is a `default`, otherwise `optional`. */
  presence?: Presence;
  /** Value that is used if the field is omitted on creation or cleared. */
  default?: Readonly<V>;
  isUnique?: boolean;
  /**
   * Column name, if it differs from the field name. False if the field has no column and its SQL is in the type's
   * `perViewer`.
   */
  column?: string | false;
  /** Name of another field that this field must not exceed if both are set. The database also enforces this. */
  notAbove?: string;
  /** Whether only administrators receive the field. */
  isForAdministrators?: boolean;
  /** Whether only signed-in users receive the field. */
  isForUsers?: boolean;
  /** Whether the field reveals a price. API keys without PRICES_READ never receive it. Default: true for money. */
  isPrice?: boolean;
  /** Additional file headers of the field besides its name. */
  columns?: readonly string[];
  /** File headers in order of preference. Used only if the file has no other header for the field. */
  fallbacks?: readonly string[];
  /**
   * Name of the filter field. By default, text fields have no filter, and other filter names are derived from the
   * field. False for no filter.
   */
  filter?: string | false;
  /** Whether lists return facet counts for the field. Default: true if there is a filter. */
  facet?: boolean;
  /** Whether lists can be sorted by the field. Default: depends on the value kind. */
  sort?: boolean;
  /** Name in the sort and facet enums, such as `REPORT_NUMBER`, if it is not derived from the output name. */
  constant?: string;
  /** REST name, if the documented name differs. False if REST does not return the field. */
  rest?: string | false;
  /** GraphQL name, if it is not derived from the value. False if GraphQL does not return the field. */
  output?: string | false;
  /**
   * SQL expression of a generated column. By default, inputs do not accept such a field and files do not contain it.
   */
  generated?: string;
  /** Whether inputs and files contain the field. Default: true for every column that is not generated. */
  isGiven?: boolean;
  /** Whether GraphQL inputs accept the field. REST request bodies always accept it. Default: true. */
  input?: boolean;
  /** Column name in files, if it differs from the field name. */
  heading?: string;
  /** Name of the field in `media`. Default for pictures: `images`. */
  media?: MediaPart;
  /** GraphQL field that contains this field. It is one of the type's `parts` or has a custom resolver. */
  partOf?: string;
  /** Field name within the object named by `partOf`, if that object has a custom resolver. */
  within?: string;
  /** Label on screens. Default: the field name, split into words. */
  label?: string;
  /** Short label for narrow spaces, such as column headers. */
  shortLabel?: string;
  /** Unit shown after the number. Default: the unit of the value kind. */
  unit?: Unit | null;
  /** Section of the form. Default: the section of the value kind. */
  section?: StockSection;
}

/**
 * Field of a stock type. Its column, output, input, validation, filter, facet and import are derived from this
 * declaration.
 */
export interface StockField extends Readonly<Omit<StockFieldOptions, 'column' | 'output' | 'rest' | 'media'>> {
  /** Name of the input field. Also the name of the entity's property, unless the field is in a group. */
  readonly name: string;
  /**
   * Embedded group of the entity that contains the field, and the property within it. Null if the field is not in a
   * group.
   */
  readonly group: { readonly name: string; readonly property: string } | null;
  readonly column: string;
  readonly isStored: boolean;
  /**
   * GraphQL output field. If the field belongs to a part, the name within the part. References are named without
   * `Id`: `shape` for `shapeId`. Null if GraphQL does not return the field.
   */
  readonly output: string | null;
  /** REST name. Null if REST does not return the field. */
  readonly rest: string | null;
  readonly description: string;
  readonly presence: Presence;
  readonly isForAdministrators: boolean;
  readonly isForUsers: boolean;
  readonly isPrice: boolean;
  readonly isGiven: boolean;
  readonly heading: string;
  /** `position` of the list element that contains the field in GraphQL. */
  readonly position?: number;
  readonly media: MediaPart | null;
  /** Price amount that the field contains. Null if the field is not part of the type's price. */
  readonly amount: PriceAmount | null;
  /** Null if the field has no filter. */
  readonly filterName: string | null;
  readonly hasFacet: boolean;
  readonly isSorted: boolean;
  /** Name in the sort and facet enums, such as `CARATS_FROM`. */
  readonly constant: string;
  readonly label: string;
  readonly unit: Unit | null;
  readonly section: StockSection;
  readonly value: StockValue;
}

/** Properties that every stock row has besides its declared fields. */
type RowProperty = 'id' | 'isActive' | 'version' | 'createdAt' | 'updatedAt';

type Plain = string | number | boolean | Date | readonly unknown[] | null;

/** Names of an entity's properties that can be declared as fields, excluding methods and groups. */
export type FieldName<E> = Exclude<{ [K in keyof E]-?: E[K] extends Plain ? K : never }[keyof E] & string, RowProperty>;

/** Names of an entity's properties that are groups of fields. */
export type GroupName<E> = {
  [K in keyof E]-?: E[K] extends Plain | ((...args: never[]) => unknown) ? never : K;
}[keyof E] &
  string;

/** Type of a value that was read by SQL. Timestamps are strings in PostgreSQL's format. */
export type Read<V> = V extends Date ? string : V;

const declared = new WeakMap<object, StockField[]>();

/** Adds field declarations to a stock class. */
export const declare = (target: object, ...fields: readonly StockField[]): void => {
  declared.set(target, [...(declared.get(target) ?? []), ...fields]);
};

/** Converts camel case to snake case, such as `caratsFrom` to `carats_from`. */
export const underscored = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Type of a field's property. Includes null only if the field is optional. */
type Held<V, O> = O extends
  | { readonly presence: Exclude<Presence, 'optional'> }
  | { readonly default: NonNullable<unknown> }
  ? V
  : V | null;

/**
 * Checks that a property has exactly the required type. If not, the compiler error contains `hasToHold` with the
 * required type.
 */
export type Holding<P, H> = [P, H] extends [H, P] ? unknown : { readonly hasToHold: H };

/** Checks that the field in `notAbove` exists. */
type Naming<E, O> = O extends { readonly notAbove: infer N }
  ? N extends FieldName<E>
    ? unknown
    : { readonly hasNoField: N }
  : unknown;

/** Declares a field of a stock type. The property's type must match the field's value. */
export const Stock =
  <V, const O extends StockFieldOptions<V> = Record<never, never>>(
    value: StockValue<V>,
    description: string,
    options?: O,
  ) =>
  <E extends object, K extends string & keyof E>(
    target: E,
    name: K & Holding<E[K], Held<V, O>> & Naming<E, O>,
  ): void => {
    const field = fieldOf(name, value, description, options ?? {});
    declare(target, field);
    if (!field.isStored) return;
    Property({
      ...value.property,
      fieldName: field.column,
      nullable: field.presence === 'optional',
      ...(field.isUnique && { unique: true }),
      ...(field.generated !== undefined && { generated: `${field.generated} stored` }),
      ...(options?.default !== undefined && value.databaseDefault(options.default)),
    })(target, name);
  };

function fieldOf(name: string, value: StockValue, description: string, options: StockFieldOptions): StockField {
  const isStored = options.column !== false;
  const filterName = unlessFalse(options.filter, value.filterName(name));
  const media = options.media ?? (value.isPicture ? 'images' : null);
  return {
    ...options,
    name,
    group: null,
    column: options.column || underscored(name),
    isStored,
    output: media === null ? unlessFalse(options.output, value.outputName(name)) : null,
    rest: unlessFalse(options.rest, name),
    description,
    presence: options.presence ?? (options.default === undefined ? 'optional' : 'made'),
    isForAdministrators: options.isForAdministrators ?? false,
    isForUsers: options.isForUsers ?? false,
    isPrice: options.isPrice ?? value.kind === 'money',
    isGiven: options.isGiven ?? (isStored && options.generated === undefined),
    heading: options.heading ?? name,
    media,
    amount: null,
    filterName,
    hasFacet: options.facet ?? filterName !== null,
    isSorted: options.sort ?? value.isSorted,
    constant: options.constant ?? underscored(value.outputName(name)).toUpperCase(),
    label: options.label ?? defaultLabel(value.outputName(name)),
    unit: options.unit ?? value.unit,
    section: options.section ?? defaultSections[value.kind],
    value,
  };
}

/** Returns the configured name or the default. Null if the configured name is false. */
const unlessFalse = <N>(chosen: string | false | undefined, usual: N): string | N | null =>
  chosen === false ? null : (chosen ?? usual);

/** Splits a list of file headers, such as `Weight | Carat`. */
export const headers = (list: string): readonly string[] => list.split(' | ');

/**
 * Returns a sentence about read restrictions, for use in descriptions. If `isRefused` is true, it names the error
 * that other callers get.
 */
export function readersOf({ isForAdministrators, isForUsers, isPrice }: StockField, isRefused = false): string {
  if (isForAdministrators) return ` Administrators only${isRefused ? '; other callers get FORBIDDEN' : ''}.`;
  const others = [...(isForUsers ? ['visitors'] : []), ...(isPrice ? ['API keys without the scope PRICES_READ'] : [])];
  return others.length > 0 ? ` Not available to ${others.join(' or ')}${isRefused ? '; they get FORBIDDEN' : ''}.` : '';
}

/** Returns the fields that inputs and files can set. */
export const inputFields = (fields: readonly StockField[]): readonly StockField[] =>
  fields.filter(({ isGiven }) => isGiven);

/** Returns the fields of a stock class in order of declaration, with inherited fields first. */
export function stockFields(entity: { readonly prototype: object }): readonly StockField[] {
  const levels: object[] = [];
  for (let level: object | null = entity.prototype; level; level = Object.getPrototypeOf(level)) levels.unshift(level);
  return levels.flatMap((level) => declared.get(level) ?? []);
}
