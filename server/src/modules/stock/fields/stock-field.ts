import { Property } from '@mikro-orm/decorators/legacy';
import type { StockSection } from '../stock-sections.ts';
import { usualLabel, usualSections } from '../values/field-labels.ts';
import type { StockValue, Unit } from '../values/stock-value.ts';

/**
 * Whether a field is always there. `optional`: it may be null. `required`: whoever makes a piece must give it.
 * `made`: it is never null, and given a value when whoever makes the piece leaves it out. `implied`: it is never null, but
 * may be left out and be null in inputs, because another field says the same.
 */
type Presence = 'optional' | 'required' | 'made' | 'implied';

/** An amount of a price: of it all, of a carat where it is sold by weight, of one stone of a parcel. */
export type PriceAmount = 'total' | 'perCarat' | 'unit';

/** What a field is of the media of a piece. `imageOrder`: names of the images with commas between them, those that are shown. */
export type MediaPart = 'images' | 'imageOrder' | 'video' | 'view3d' | 'set3d';

interface StockFieldOptions<V = unknown> {
  /** By default `optional`, or `made` where there is a `default`. */
  presence?: Presence;
  /** What the field is when nothing is given, and when it is cleared. */
  default?: Readonly<V>;
  isUnique?: boolean;
  /**
   * Its column, where that is not named after it. False: none of its own; the type says by which SQL it is made
   * (`perViewer`).
   */
  column?: string | false;
  /** Another field of the type: where both are there, this one is not the greater. The database checks it too. */
  notAbove?: string;
  /** Nobody else ever receives it, by whatever path. */
  isForAdministrators?: boolean;
  /** Visitors never receive it. */
  isForUsers?: boolean;
  /** It tells a price, and programs whose keys do not read prices never receive it: by default where it is money. */
  isPrice?: boolean;
  /** Headers of files that carry it, besides its own name. */
  columns?: readonly string[];
  /** Headers that carry it, in this order, where a file has none of the others. */
  fallbacks?: readonly string[];
  /** Name of the filter's field. By default texts have none, and other values one that is named after them. */
  filter?: string | false;
  /** Whether lists tell how the stock divides by it: by default where there is a filter. */
  facet?: boolean;
  /** Whether lists are sorted by it: by default as its value says. */
  sort?: boolean;
  /** `REPORT_NUMBER`: its name in the enums of sorts and facets, where it is not named after the output. */
  constant?: string;
  /** REST's name of it, where the documented spelling is another one. False: REST does not show it. */
  rest?: string | false;
  /** GraphQL's name of it, where it is not named after the value. False: GraphQL does not show it. */
  output?: string | false;
  /** SQL by which the database makes it of other columns: by default nobody gives it, and files do not have it. */
  generated?: string;
  /** Whether it is given in inputs, and written to files: by default whatever has a column that is not generated. */
  isGiven?: boolean;
  /** Whether GraphQL's inputs take it where it is given; bodies of REST do in any case. By default yes. */
  input?: boolean;
  /** Its name in files, where that is not its own. Its column is named after it then. */
  heading?: string;
  /** What of `media` it is. By default pictures are images there. */
  media?: MediaPart;
  /**
   * The field in which GraphQL shows it together with others: one of the type's `parts`, or one that whoever declares the
   * type resolves.
   */
  partOf?: string;
  /** Its name in there, where whoever declares the type resolves that. */
  within?: string;
  /** What people call it: by default its name in words. */
  label?: string;
  /** The same where there is little room, as over a column. */
  shortLabel?: string;
  /** What stands behind its number: by default what its value says. */
  unit?: Unit | null;
  /** The section of a form that has it: by default that of its value. */
  section?: StockSection;
}

/** One thing that is known of a type of stock: column, output, input, rules, filter, facet and import in one. */
export interface StockField extends Readonly<Omit<StockFieldOptions, 'column' | 'output' | 'rest' | 'media'>> {
  /** Of the input's field, and of the entity's property unless it is in a group. */
  readonly name: string;
  /** The property of the entity that holds it together with others, and its own name in there. Null: it is in no group. */
  readonly group: { readonly name: string; readonly property: string } | null;
  readonly column: string;
  /** Whether it has a column of its own. */
  readonly isStored: boolean;
  /**
   * The field with which GraphQL shows it, within its part where it has one. Values of reference lists are shown, not their
   * ids: `shape` for `shapeId`. Null: GraphQL does not show it.
   */
  readonly output: string | null;
  /** Null: REST does not show it. */
  readonly rest: string | null;
  readonly description: string;
  readonly presence: Presence;
  readonly isForAdministrators: boolean;
  readonly isForUsers: boolean;
  readonly isPrice: boolean;
  readonly isGiven: boolean;
  /** Its name in files. */
  readonly heading: string;
  /** Which element of the list that GraphQL shows it in, by the `position` of that. */
  readonly place?: number;
  /** What of `media` it is. Null: nothing. */
  readonly media: MediaPart | null;
  /** Which amount of the type's price it is. Null: none. */
  readonly amount: PriceAmount | null;
  /** Null: lists are not narrowed by it. */
  readonly filterName: string | null;
  readonly hasFacet: boolean;
  readonly isSorted: boolean;
  /** `CARATS_FROM`: its name in the enums of sorts and facets. */
  readonly constant: string;
  readonly label: string;
  readonly unit: Unit | null;
  readonly section: StockSection;
  readonly value: StockValue;
}

/** What every row of stock has besides its declared fields. */
type RowProperty = 'id' | 'isActive' | 'version' | 'createdAt' | 'updatedAt';

/** What a field can hold. */
type Plain = string | number | boolean | Date | readonly unknown[] | null;

/** Names of an entity's properties that can be declared fields, by themselves: neither methods nor groups. */
export type FieldName<E> = Exclude<{ [K in keyof E]-?: E[K] extends Plain ? K : never }[keyof E] & string, RowProperty>;

/** Names of an entity's properties that hold groups of fields. */
export type GroupName<E> = {
  [K in keyof E]-?: E[K] extends Plain | ((...args: never[]) => unknown) ? never : K;
}[keyof E] &
  string;

/** What is read of a property: moments come as PostgreSQL writes them. */
export type Read<V> = V extends Date ? string : V;

const declared = new WeakMap<object, StockField[]>();

/** Adds fields to those of a class of stock. */
export const declare = (target: object, ...fields: readonly StockField[]): void => {
  declared.set(target, [...(declared.get(target) ?? []), ...fields]);
};

/** `caratsFrom` → `carats_from`. */
export const underscored = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a property that shows a field holds: nothing only where the field is optional. */
type Held<V, O> = O extends
  | { readonly presence: Exclude<Presence, 'optional'> }
  | { readonly default: NonNullable<unknown> }
  ? V
  : V | null;

/** Whether a property holds exactly that. What the compiler shows where it does not. */
export type Holding<P, H> = [P, H] extends [H, P] ? unknown : { readonly hasToHold: H };

/** Whether another field that is told of one is there. */
type Naming<E, O> = O extends { readonly notAbove: infer N }
  ? N extends FieldName<E>
    ? unknown
    : { readonly hasNoField: N }
  : unknown;

/** Declares one field of a type of stock. A property that holds other things than the field's values does not compile. */
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
    label: options.label ?? usualLabel(value.outputName(name)),
    unit: options.unit ?? value.unit,
    section: options.section ?? usualSections[value.kind],
    value,
  };
}

/** A name that was chosen, or the usual one; null for none at all. */
const unlessFalse = <N>(chosen: string | false | undefined, usual: N): string | N | null =>
  chosen === false ? null : (chosen ?? usual);

/** `Weight | Carat`: headers of files as a list. */
export const headers = (list: string): readonly string[] => list.split(' | ');

/** Who alone may read a field, in words; with `isRefused`, what others get who ask for it. */
export function readersOf({ isForAdministrators, isForUsers, isPrice }: StockField, isRefused = false): string {
  if (isForAdministrators) return ` Administrators only${isRefused ? ': FORBIDDEN for anybody else' : ''}.`;
  const others = [...(isForUsers ? ['visitors'] : []), ...(isPrice ? ['keys without the scope PRICES_READ'] : [])];
  return others.length > 0 ? ` Not for ${others.join(' and ')}${isRefused ? ': FORBIDDEN' : ''}.` : '';
}

/** Those of some fields that people and files can give. */
export const givenFields = (fields: readonly StockField[]): readonly StockField[] =>
  fields.filter(({ isGiven }) => isGiven);

/** Every field of a class of stock in the order of their declaration, those of the classes that it extends first. */
export function stockFields(entity: { readonly prototype: object }): readonly StockField[] {
  const levels: object[] = [];
  for (let level: object | null = entity.prototype; level; level = Object.getPrototypeOf(level)) levels.unshift(level);
  return levels.flatMap((level) => declared.get(level) ?? []);
}
