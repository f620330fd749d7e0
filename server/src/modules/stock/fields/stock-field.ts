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

/** Price amount: for the whole item, per carat (items sold by weight), or per diamond of a parcel. */
export type PriceAmount = 'total' | 'perCarat' | 'unit';

/** Part of an item's `media`. `imageOrder`: comma-separated names of the images that are shown. */
export type MediaPart = 'images' | 'imageOrder' | 'video' | 'view3d' | 'set3d';

interface StockFieldOptions<V = unknown> {
  /** Default: `made` if there is a `default`, otherwise `optional`. */
  presence?: Presence;
  /** Value of a field that is omitted on creation or cleared. */
  default?: Readonly<V>;
  isUnique?: boolean;
  /**
   * Column name, if it differs from the field name. False if the field has no column. Its SQL is then in the type's
   * `perViewer`.
   */
  column?: string | false;
  /** Name of a field of the type that this field must not exceed if both are set. The database also checks this. */
  notAbove?: string;
  /** Whether only administrators receive the field. */
  isForAdministrators?: boolean;
  /** Whether only signed-in users receive the field. */
  isForUsers?: boolean;
  /** Whether the field reveals a price. API keys without PRICES_READ never receive it. Default: true for money. */
  isPrice?: boolean;
  /** File headers of the field, in addition to its name. */
  columns?: readonly string[];
  /** File headers in order of preference, used only if the file has no other header of the field. */
  fallbacks?: readonly string[];
  /** Name of the filter field. Default: none for texts, otherwise a name derived from the field. False: no filter. */
  filter?: string | false;
  /** Whether lists return facet counts for the field. Default: true if there is a filter. */
  facet?: boolean;
  /** Whether lists can be sorted by the field. Default: depends on the value kind. */
  sort?: boolean;
  /** Name in the enums of sorts and facets, such as `REPORT_NUMBER`, if it is not derived from the output name. */
  constant?: string;
  /** REST name, if the documented name differs. False: REST does not return the field. */
  rest?: string | false;
  /** GraphQL name, if it is not derived from the value. False: GraphQL does not return the field. */
  output?: string | false;
  /** SQL expression of a generated column. By default, such a field is not accepted in inputs and is not in files. */
  generated?: string;
  /** Whether inputs and files contain the field. Default: true for every column that is not generated. */
  isGiven?: boolean;
  /** Whether GraphQL inputs accept the field. REST bodies accept it in any case. Default: true. */
  input?: boolean;
  /** Name in files, if it differs from the field name. */
  heading?: string;
  /** Part of `media`. Default for pictures: `images`. */
  media?: MediaPart;
  /** GraphQL field that contains this one: one of the type's `parts`, or a field with a custom resolver. */
  partOf?: string;
  /** Name in the object given by `partOf`, if that object has a custom resolver. */
  within?: string;
  /** Label on screens. Default: the field name in words. */
  label?: string;
  /** Short label, for example for column headers. */
  shortLabel?: string;
  /** Unit shown after the number. Default: the unit of the value kind. */
  unit?: Unit | null;
  /** Section of the form. Default: the section of the value kind. */
  section?: StockSection;
}

/** Field of a stock type. Column, output, input, validation, filter, facet and import are derived from it. */
export interface StockField extends Readonly<Omit<StockFieldOptions, 'column' | 'output' | 'rest' | 'media'>> {
  /** Name of the input field, and of the entity's property unless the field is in a group. */
  readonly name: string;
  /** Embedded group of the entity and the property within it. Null if the field is in no group. */
  readonly group: { readonly name: string; readonly property: string } | null;
  readonly column: string;
  readonly isStored: boolean;
  /**
   * GraphQL output field, within its part if it has one. Reference values replace their IDs: `shape` for `shapeId`.
   * Null if GraphQL does not return the field.
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
  /** Null if the field is not an amount of the type's price. */
  readonly amount: PriceAmount | null;
  /** Null if there is no filter. */
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

/** Properties that every stock row has in addition to its declared fields. */
type RowProperty = 'id' | 'isActive' | 'version' | 'createdAt' | 'updatedAt';

type Plain = string | number | boolean | Date | readonly unknown[] | null;

/** Names of an entity's properties that can be declared as fields: neither methods nor groups. */
export type FieldName<E> = Exclude<{ [K in keyof E]-?: E[K] extends Plain ? K : never }[keyof E] & string, RowProperty>;

/** Names of an entity's properties that are groups of fields. */
export type GroupName<E> = {
  [K in keyof E]-?: E[K] extends Plain | ((...args: never[]) => unknown) ? never : K;
}[keyof E] &
  string;

/** Type of a value read by SQL: timestamps are strings as PostgreSQL formats them. */
export type Read<V> = V extends Date ? string : V;

const declared = new WeakMap<object, StockField[]>();

/** Adds field declarations to a stock class. */
export const declare = (target: object, ...fields: readonly StockField[]): void => {
  declared.set(target, [...(declared.get(target) ?? []), ...fields]);
};

/** Converts camel case to snake case: `caratsFrom` → `carats_from`. */
export const underscored = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Type of a field's property. It includes null only if the field is optional. */
type Held<V, O> = O extends
  | { readonly presence: Exclude<Presence, 'optional'> }
  | { readonly default: NonNullable<unknown> }
  ? V
  : V | null;

/**
 * Checks that a property has exactly the required type. Otherwise, the compiler error includes `hasToHold` with the
 * required type.
 */
export type Holding<P, H> = [P, H] extends [H, P] ? unknown : { readonly hasToHold: H };

/** Checks that the field named in `notAbove` exists. */
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

/** Splits a list of file headers: `Weight | Carat`. */
export const headers = (list: string): readonly string[] => list.split(' | ');

/**
 * Returns a sentence about read restrictions, for descriptions. If `isRefused` is true, it names the error that other
 * callers get.
 */
export function readersOf({ isForAdministrators, isForUsers, isPrice }: StockField, isRefused = false): string {
  if (isForAdministrators) return ` Administrators only${isRefused ? '; other callers get FORBIDDEN' : ''}.`;
  const others = [...(isForUsers ? ['visitors'] : []), ...(isPrice ? ['API keys without the scope PRICES_READ'] : [])];
  return others.length > 0 ? ` Not available to ${others.join(' or ')}${isRefused ? '; they get FORBIDDEN' : ''}.` : '';
}

/** Returns the fields that can be set by inputs and files. */
export const inputFields = (fields: readonly StockField[]): readonly StockField[] =>
  fields.filter(({ isGiven }) => isGiven);

/** Returns the fields of a stock class in order of declaration, inherited fields first. */
export function stockFields(entity: { readonly prototype: object }): readonly StockField[] {
  const levels: object[] = [];
  for (let level: object | null = entity.prototype; level; level = Object.getPrototypeOf(level)) levels.unshift(level);
  return levels.flatMap((level) => declared.get(level) ?? []);
}
