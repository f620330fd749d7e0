import { Embedded } from '@mikro-orm/decorators/legacy';
import { declare, type Holding, type StockField, stockFields, underscored } from './stock-field.ts';

interface StockGroupOptions {
  /** Begins the names of its fields everywhere but in the group: `firstSideStone` makes `firstSideStoneType` of `type`. */
  prefix?: string;
  /** The same in REST, where the documented spelling is another one. */
  rest?: string;
  /** Which of several groups of a kind it is, for people: `first set`. */
  which?: string;
  /** The same in the list in which GraphQL shows them: the `position` there. */
  place?: number;
}

/**
 * Declares a group of fields: a class with fields of its own (`@Embeddable`), which the entity holds in one property. Table,
 * inputs, lists, REST and files have its fields like any others of the type.
 */
export const StockGroup =
  <G extends object>(group: new () => G, options: StockGroupOptions = {}) =>
  <E extends object, K extends string & keyof E>(target: E, name: K & Holding<E[K], G>): void => {
    const { prefix = '' } = options;
    Embedded(() => group, { prefix: prefix === '' ? false : `${underscored(prefix)}_` })(target, name);
    declare(target, ...stockFields(group).map((field) => inGroup(field, name, options)));
  };

/** `type` → `firstSideStoneType`. */
const prefixed = (prefix: string, name: string): string =>
  prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function inGroup(
  field: StockField,
  group: string,
  { prefix = '', rest = prefix, which, place }: StockGroupOptions,
): StockField {
  const name = prefixed(prefix, field.name);
  return {
    ...field,
    name,
    group: { name: group, property: field.name },
    column: underscored(prefixed(prefix, field.column)),
    heading: prefixed(prefix, field.heading),
    rest: field.rest === null ? null : prefixed(rest, field.rest),
    constant: underscored(prefixed(prefix, field.value.outputName(field.name))).toUpperCase(),
    label: which === undefined ? field.label : `${field.label}, ${which}`,
    ...(place !== undefined && { place }),
    description: which === undefined ? field.description : field.description.replace(/\.$/, `, ${which}.`),
  };
}

/** What an entity holds of a field; undefined where nothing is known yet. */
export const heldOf = (item: object, { name, group }: StockField): unknown =>
  group ? Reflect.get(Reflect.get(item, group.name), group.property) : Reflect.get(item, name);

/** Puts a value into the entity. */
export function hold(item: object, { name, group }: StockField, value: unknown): void {
  if (group) Reflect.set(Reflect.get(item, group.name), group.property, value);
  else Reflect.set(item, name, value);
}

/** The groups of a row that has fields by their names. */
export function groupsOf(row: object, fields: readonly StockField[]): Record<string, Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { name, group } of fields) {
    if (!group) continue;
    groups[group.name] = { ...groups[group.name], [group.property]: Reflect.get(row, name) };
  }
  return groups;
}
