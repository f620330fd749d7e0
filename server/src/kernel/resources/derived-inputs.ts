import { Field, getMetadataStorage, InputType } from 'type-graphql';
import { declarationOf, type FieldPlan, type InputClass, planOf } from '../input/input-plan.ts';
import type { ChangedFields, NewFields } from './resource-types.ts';

/*
 * Inputs with fields of a resource, whose class declares their types, descriptions and rules.
 */

/** Input with some fields of a new resource. */
export function newFields<Resource extends object, Name extends keyof Resource & string>(
  resource: InputClass<Resource>,
  names: readonly Name[],
): InputClass<NewFields<Resource, Name>>;
export function newFields(resource: InputClass<object>, names: readonly string[]): InputClass<object> {
  return fieldsOf(resource, names, { isChange: false });
}

/** Input with some changed fields of a resource. All may be left out. */
export function changedFields<Resource extends object, Name extends keyof Resource & string>(
  resource: InputClass<Resource>,
  names: readonly Name[],
): InputClass<ChangedFields<Resource, Name>>;
export function changedFields(resource: InputClass<object>, names: readonly string[]): InputClass<object> {
  return fieldsOf(resource, names, { isChange: true });
}

function fieldsOf(
  resource: InputClass<object>,
  names: readonly string[],
  { isChange }: { isChange: boolean },
): InputClass<object> {
  class Fields {}
  InputType()(Fields);
  for (const name of names) {
    const field = planOf(resource).fields.get(name);
    const output = getMetadataStorage().fields.find((known) => known.target === resource && known.name === name);
    if (!field || !output) throw new Error(`${resource.name}.${name} has no rules or no GraphQL type`);
    const { transformations, rules, mayBeNull } = field;
    const mayBeMissing = isChange || field.mayBeMissing;
    Object.assign(declarationOf(Fields.prototype, name), { transformations, rules, mayBeNull, mayBeMissing });
    const description = [output.description ?? '', ...limitsOf(field, isChange)].join(' ');
    Field(() => output.getType(), { nullable: mayBeMissing, description })(Fields.prototype, name);
  }
  return Fields;
}

function limitsOf({ rules, mayBeNull }: FieldPlan, isChange: boolean): string[] {
  const keywords: { readonly maxLength?: number } = Object.assign({}, ...rules.map((rule) => rule.keywords));
  return [
    ...(keywords.maxLength === undefined ? [] : [`At most ${keywords.maxLength} characters.`]),
    ...(isChange && !mayBeNull ? ['Cannot be cleared.'] : []),
  ];
}
