import { Field, getMetadataStorage, InputType } from '../graphql.ts';
import { declarationOf, type FieldPlan, type InputClass, planOf } from '../input/input-plan.ts';
import type { ChangedFields, NewFields, ReplacedFields } from './resource-types.ts';

/*
 * Inputs with fields of a resource, whose class declares their types, descriptions and rules.
 */

const inputTypes = new Map<object, Map<string, { readonly type: () => object; readonly description: string }>>();

/** Type and description of a field in inputs, if GraphQL shows it as something else. */
export const InputField =
  (type: () => object, description: string): PropertyDecorator =>
  (target, property) => {
    const types = inputTypes.get(target.constructor) ?? new Map();
    inputTypes.set(target.constructor, types.set(String(property), { type, description }));
  };

/** Input with some fields of a new resource. Fields that the resource has a default for may be left out. */
export function newFields<Resource extends object, Name extends keyof Resource & string>(
  resource: InputClass<Resource>,
  names: readonly Name[],
): InputClass<NewFields<Resource, Name>>;
export function newFields(resource: InputClass<object>, names: readonly string[]): InputClass<object> {
  const usual: Readonly<Record<string, unknown>> = { ...new resource() };
  return fieldsOf(resource, names, (field) => ({
    mayBeMissing: field.mayBeMissing,
    defaultValue: field.mayBeMissing ? undefined : usual[field.name],
  }));
}

/** Input that replaces some fields of a resource. Only fields that may be null may be left out. */
export function replacedFields<Resource extends object, Name extends keyof Resource & string>(
  resource: InputClass<Resource>,
  names: readonly Name[],
): InputClass<ReplacedFields<Resource, Name>>;
export function replacedFields(resource: InputClass<object>, names: readonly string[]): InputClass<object> {
  return fieldsOf(resource, names, ({ mayBeNull }) => ({ mayBeMissing: mayBeNull }));
}

/** Input with some changed fields of a resource, and the fields of `base`. Fields of the resource may be left out. */
export function changedFields<Resource extends object, Name extends keyof Resource & string>(
  resource: InputClass<Resource>,
  names: readonly Name[],
): InputClass<ChangedFields<Resource, Name>>;
export function changedFields<Resource extends object, Name extends keyof Resource & string, Base extends object>(
  resource: InputClass<Resource>,
  names: readonly Name[],
  base: BaseClass<Base>,
): InputClass<ChangedFields<Resource, Name> & Base>;
export function changedFields(
  resource: InputClass<object>,
  names: readonly string[],
  base?: BaseClass<object>,
): InputClass<object> {
  const useOf = ({ mayBeNull }: FieldPlan): Use => ({
    mayBeMissing: true,
    ...(mayBeNull ? {} : { note: 'Cannot be cleared.' }),
  });
  return fieldsOf(resource, names, useOf, base);
}

type BaseClass<Base> = abstract new () => Base;

interface Use {
  readonly mayBeMissing: boolean;
  readonly defaultValue?: unknown;
  /** Added to the description. */
  readonly note?: string;
}

function fieldsOf(
  resource: InputClass<object>,
  names: readonly string[],
  useOf: (field: FieldPlan) => Use,
  base: BaseClass<object> = Object,
): InputClass<object> {
  const defaults: Record<string, unknown> = {};
  class Fields extends base {
    constructor() {
      super();
      Object.assign(this, defaults);
    }
  }
  InputType()(Fields);
  for (const name of names) {
    const field = planOf(resource).fields.get(name);
    const shown = inputTypes.get(resource)?.get(name) ?? outputOf(resource, name);
    if (!field || !shown) throw new Error(`${resource.name}.${name} has no rules or no GraphQL type`);
    const { mayBeMissing, defaultValue, note } = useOf(field);
    const { transformations, rules, mayBeNull, type } = field;
    Object.assign(declarationOf(Fields.prototype, name), { transformations, rules, mayBeNull, mayBeMissing, type });
    if (defaultValue !== undefined) defaults[name] = defaultValue;
    const description = [shown.description, ...(shown.type() === String ? lengthOf(field) : []), note ?? []]
      .flat()
      .join(' ');
    Field(shown.type, { nullable: mayBeMissing, description, defaultValue })(Fields.prototype, name);
  }
  return Fields;
}

function outputOf(resource: object, name: string) {
  const output = getMetadataStorage().fields.find((field) => field.target === resource && field.name === name);
  if (!output) return undefined;
  const type = Object(output.getType());
  // Calling `getType` has set the options.
  return { type: () => (output.typeOptions.array ? [type] : type), description: output.description ?? '' };
}

function lengthOf({ rules }: FieldPlan): string[] {
  const { maxLength }: { readonly maxLength?: number } = Object.assign({}, ...rules.map(({ keywords }) => keywords));
  return maxLength === undefined ? [] : [`At most ${maxLength.toLocaleString('en')} characters.`];
}
