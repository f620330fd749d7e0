import { Property } from '@mikro-orm/decorators/legacy';
import type { StockValue } from './stock-value.ts';

/**
 * Whether a field is always there. `optional`: it may be null. `required`: whoever makes a piece must give it.
 * `made`: it is never null, and given a value when whoever makes the piece leaves it out.
 */
type Presence = 'optional' | 'required' | 'made';

interface StockFieldOptions<V = unknown> {
  /** By default `optional`, or `made` where there is a `default`. */
  presence?: Presence;
  /** What the field is when nothing is given, and when it is cleared. */
  default?: Readonly<V>;
  isUnique?: boolean;
  /** Another field of the type: where both are there, this one is not the greater. The database checks it too. */
  notAbove?: string;
  /** Nobody else ever receives it, by whatever path. */
  isForAdministrators?: boolean;
  /** Headers of files that carry it, besides its own name. */
  columns?: readonly string[];
  /** Name of the filter's field. By default texts have none, and other values one that is named after them. */
  filter?: string | false;
  /** Whether lists tell how the stock divides by it: by default where there is a filter. */
  facet?: boolean;
  /** REST's name of it, where the documented spelling is another one. */
  rest?: string;
  /** SQL by which the database makes it of other columns: nobody gives it, and files do not have it. */
  generated?: string;
  /** Orders keep it: nobody gives it, and files do not have it. */
  isKeptByOrders?: boolean;
  /** The field in which GraphQL shows it together with others. Whoever declares the type resolves that field. */
  partOf?: string;
}

/** One thing that is known of a type of stock: column, output, input, rules, filter, facet and import in one. */
export interface StockField extends Readonly<StockFieldOptions> {
  /** Of the entity's property and the input's field. */
  readonly name: string;
  readonly column: string;
  /** The field with which GraphQL shows it. Values of reference lists are shown, not their ids: `shape` for `shapeId`. */
  readonly output: string;
  readonly rest: string;
  readonly description: string;
  readonly presence: Presence;
  readonly isForAdministrators: boolean;
  /** Null: lists are not narrowed by it. */
  readonly filterName: string | null;
  readonly hasFacet: boolean;
  /** `CARATS_FROM`: its name in the enums of sorts and facets. */
  readonly constant: string;
  readonly value: StockValue;
}

/** What every row of stock has besides its declared fields. */
type RowProperty = 'id' | 'isActive' | 'version' | 'createdAt' | 'updatedAt';

/** Names of an entity's properties that can be declared fields: methods are none. */
export type FieldName<E> = Exclude<
  { [K in keyof E]-?: E[K] extends (...args: never[]) => unknown ? never : K }[keyof E] & string,
  RowProperty
>;

const declared = new WeakMap<object, StockField[]>();

/** `caratsFrom` → `carats_from`. */
const underscored = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a property that shows a field holds: nothing only where the field is optional. */
type Held<V, O> = O extends { readonly presence: 'required' | 'made' } | { readonly default: NonNullable<unknown> }
  ? V
  : V | null;

/** Whether a property holds exactly that. What the compiler shows where it does not. */
type Holding<P, H> = [P, H] extends [H, P] ? unknown : { readonly hasToHold: H };

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
    declared.set(target, [...(declared.get(target) ?? []), field]);
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
  const filterName = options.filter === undefined ? value.filterName(name) : options.filter || null;
  return {
    ...options,
    name,
    column: underscored(name),
    output: options.partOf ?? value.outputName(name),
    rest: options.rest ?? name,
    description,
    presence: options.presence ?? (options.default === undefined ? 'optional' : 'made'),
    isForAdministrators: options.isForAdministrators ?? false,
    filterName,
    hasFacet: options.facet ?? filterName !== null,
    constant: underscored(value.outputName(name)).toUpperCase(),
    value,
  };
}

/** Those of some fields that people and files can give. */
export const givenFields = (fields: readonly StockField[]): readonly StockField[] =>
  fields.filter(({ generated, isKeptByOrders }) => generated === undefined && !isKeptByOrders);

/** Every field of a class of stock in the order of their declaration, those of the classes that it extends first. */
export function stockFields(entity: { readonly prototype: object }): readonly StockField[] {
  const levels: object[] = [];
  for (let level: object | null = entity.prototype; level; level = Object.getPrototypeOf(level)) levels.unshift(level);
  return levels.flatMap((level) => declared.get(level) ?? []);
}
