import { Field, getMetadataStorage, InputType } from '../graphql.ts';
import { declarationOf, type FieldPlan, type InputClass, keywordsOf, planOf } from '../input/input-plan.ts';
import type { ChangedFields, NewFields, ReplacedFields } from './resource-types.ts';

/* Input classes derived from a resource class. They reuse its types, descriptions and rules. */

const inputTypes = new Map<object, Map<string, { readonly type: () => object; readonly description: string }>>();

/** Sets the type and description that a field has in inputs, if they differ from its GraphQL output. */
export const InputField =
  (type: () => object, description: string): PropertyDecorator =>
  (target, property) => {
    const types = inputTypes.get(target.constructor) ?? new Map();
    inputTypes.set(target.constructor, types.set(String(property), { type, description }));
  };

/** Returns an input class for creating a resource. Fields with a default may be omitted. */
export function newFields<Resource extends object, Name extends keyof Resource & string>(
  resource: InputClass<Resource>,
  names: readonly Name[],
): InputClass<NewFields<Resource, Name>>;
export function newFields(resource: InputClass<object>, names: readonly string[]): InputClass<object> {
  const defaults: Readonly<Record<string, unknown>> = { ...new resource() };
  return fieldsOf(resource, names, (field) => ({
    mayBeMissing: field.mayBeMissing,
    defaultValue: field.mayBeMissing ? undefined : defaults[field.name],
  }));
}

/** Returns an input class for replacing the fields of a resource. Only nullable fields may be omitted. */
export function replacedFields<Resource extends object, Name extends keyof Resource & string>(
  resource: InputClass<Resource>,
  names: readonly Name[],
): InputClass<ReplacedFields<Resource, Name>>;
export function replacedFields(resource: InputClass<object>, names: readonly string[]): InputClass<object> {
  return fieldsOf(resource, names, ({ mayBeNull }) => ({ mayBeMissing: mayBeNull }));
}

/**
 * Returns an input class for changing fields of a resource. It extends `base` if that is set. All fields of the
 * resource may be omitted.
 */
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
  /** Text appended to the field's description. */
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
    const inputType = inputTypes.get(resource)?.get(name) ?? outputOf(resource, name);
    if (!field || !inputType) throw new Error(`${resource.name}.${name} has no rules or no GraphQL type`);
    const { mayBeMissing, defaultValue, note } = useOf(field);
    const { transformations, rules, mayBeNull, type } = field;
    Object.assign(declarationOf(Fields.prototype, name), { transformations, rules, mayBeNull, mayBeMissing, type });
    if (defaultValue !== undefined) defaults[name] = defaultValue;
    const description = [inputType.description, ...(inputType.type() === String ? lengthOf(field) : []), note ?? []]
      .flat()
      .join(' ');
    Field(inputType.type, { nullable: mayBeMissing, description, defaultValue })(Fields.prototype, name);
  }
  return Fields;
}

function outputOf(resource: object, name: string) {
  const output = getMetadataStorage().fields.find((field) => field.target === resource && field.name === name);
  if (!output) return undefined;
  const type = Object(output.getType());
  // `typeOptions` is set only after `getType` has been called.
  return { type: () => (output.typeOptions.array ? [type] : type), description: output.description ?? '' };
}

function lengthOf({ rules }: FieldPlan): string[] {
  const { maxLength } = keywordsOf(rules);
  return maxLength === undefined ? [] : [`At most ${Number(maxLength).toLocaleString('en')} characters.`];
}
