import { Embedded } from '@mikro-orm/decorators/legacy';
import { declare, type Holding, type StockField, stockFields, underscored } from './stock-field.ts';

interface StockGroupOptions {
  /**
   * Prefix of the field names outside the group. With the prefix `firstSideStone`, `type` becomes
   * `firstSideStoneType`.
   */
  prefix?: string;
  /** REST prefix, if the documented name differs. */
  rest?: string;
  /** Label that distinguishes groups of the same class, such as `first set`. */
  which?: string;
  /** `position` of the group in the list that GraphQL returns. */
  position?: number;
}

/**
 * Declares a group of fields: an `@Embeddable` class that is stored in one property of the entity. In all other
 * respects, its fields work like direct fields of the type.
 */
export const StockGroup =
  <G extends object>(group: new () => G, options: StockGroupOptions = {}) =>
  <E extends object, K extends string & keyof E>(target: E, name: K & Holding<E[K], G>): void => {
    const { prefix = '' } = options;
    Embedded(() => group, { prefix: prefix === '' ? false : `${underscored(prefix)}_` })(target, name);
    declare(target, ...stockFields(group).map((field) => inGroup(field, name, options)));
  };

/** Returns a field name with its prefix, such as `firstSideStoneType` for `type`. */
const prefixed = (prefix: string, name: string): string =>
  prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function inGroup(
  field: StockField,
  group: string,
  { prefix = '', rest = prefix, which, position }: StockGroupOptions,
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
    ...(position !== undefined && { position }),
    description: which === undefined ? field.description : field.description.replace(/\.$/, `, ${which}.`),
  };
}

/** Returns the value of an entity's field. Undefined if it has not been set. */
export const fieldValueOf = (item: object, { name, group }: StockField): unknown =>
  group ? Reflect.get(Reflect.get(item, group.name), group.property) : Reflect.get(item, name);

/** Sets the value of an entity's field. */
export function setFieldValue(item: object, { name, group }: StockField, value: unknown): void {
  if (group) Reflect.set(Reflect.get(item, group.name), group.property, value);
  else Reflect.set(item, name, value);
}

/** Returns the groups of a flat row, by group name. */
export function groupsOf(row: object, fields: readonly StockField[]): Record<string, Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { name, group } of fields) {
    if (!group) continue;
    groups[group.name] = { ...groups[group.name], [group.property]: Reflect.get(row, name) };
  }
  return groups;
}
