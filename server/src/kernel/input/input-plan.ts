import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { lazily } from '../values/lazily.ts';

/** A class whose decorators declare an input: its GraphQL fields, REST body and validation rules. */
export type InputClass<I> = new () => I;

export type Keywords = Readonly<Record<string, unknown>>;

/** Validation rule for a field, with its error message. */
export interface Rule {
  /** JSON Schema keywords that TypeBox checks. They are also shown in the OpenAPI document. */
  readonly keywords: Keywords;
  /** A condition that JSON Schema keywords cannot express. It is evaluated only if the value satisfies the keywords. */
  readonly check?: (value: unknown) => boolean;
  /** A condition that compares the value with other fields of the input. */
  readonly checkWith?: (value: unknown, input: object) => boolean;
  /** Additional keywords that are shown in the OpenAPI document but not checked. */
  readonly documented?: Keywords;
  /** Error message without the field name, such as `must be a number`. */
  readonly message: string;
  /** Whether the rule applies to each value of a list. */
  readonly each?: boolean;
}

/** Converts a value from the request before validation. */
export type Transformation = (value: unknown) => unknown;

/** Field declaration that is built by the field's decorators. */
export interface FieldDeclaration {
  readonly transformations: Transformation[];
  /** Rules in validation order. */
  readonly rules: Rule[];
  /** Whether the field may be omitted. */
  mayBeMissing: boolean;
  mayBeNull: boolean;
  /** Class of the object, or of the objects in the list. */
  type?: () => InputClass<unknown>;
}

const declarations = new Map<unknown, Map<string, FieldDeclaration>>();

/** Returns the declaration that a field's decorators add rules to. Creates it if necessary. */
export function declarationOf(prototype: object, property: string | symbol): FieldDeclaration {
  const fields = declarations.get(prototype.constructor) ?? new Map<string, FieldDeclaration>();
  declarations.set(prototype.constructor, fields);
  const name = String(property);
  const declared = fields.get(name) ?? { transformations: [], rules: [], mayBeMissing: false, mayBeNull: false };
  fields.set(name, declared);
  return declared;
}

const isInputClass = (value: unknown): value is InputClass<unknown> => declarations.has(value);

export const inputClasses = (): InputClass<unknown>[] => [...declarations.keys()].filter(isInputClass);

/** Returns the declared fields of a class, inherited fields first. A redeclared field replaces the inherited one. */
export function declaredFields(type: unknown): Map<string, FieldDeclaration> {
  if (typeof type !== 'function') return new Map();
  return new Map([...declaredFields(Object.getPrototypeOf(type)), ...(declarations.get(type) ?? [])]);
}

/** Validation plan of an input class, used to parse requests. */
export interface InputPlan {
  readonly type: InputClass<unknown>;
  /** Fields, keyed by name, in the order in which errors are reported. */
  readonly fields: ReadonlyMap<string, FieldPlan>;
}

/** Validation plan of one field. */
export interface FieldPlan extends Readonly<FieldDeclaration> {
  readonly name: string;
  /** Validation plan of the object, or of the objects in the list. */
  readonly inner: InputPlan | undefined;
  readonly isList: boolean;
  /** Maximum number of entries in a list. */
  readonly maxItems: number | undefined;
  /** Rules that compare the field with other fields. */
  readonly across: readonly Rule[];
  /**
   * Returns whether a value satisfies all rules that do not refer to other fields. The check is compiled on the first
   * call.
   */
  readonly matches: (value: unknown) => boolean;
}

const plans = new WeakMap<InputClass<unknown>, InputPlan>();

/**
 * Returns the validation plan of an input class. It is created on the first call, after all decorators have been
 * applied.
 */
export function planOf(type: InputClass<unknown>): InputPlan {
  const existing = plans.get(type);
  if (existing) return existing;
  const fields = new Map<string, FieldPlan>();
  const plan = { type, fields };
  // Added to the map before the fields are read, because an input may contain inputs of the same class.
  plans.set(type, plan);
  for (const [name, declared] of declaredFields(type)) fields.set(name, fieldPlan(name, declared));
  return plan;
}

function fieldPlan(name: string, declared: FieldDeclaration): FieldPlan {
  const keywords = keywordsOf(declared.rules.filter(({ each }) => !each));
  const { maxItems } = keywords;
  const compiled = lazily(() => Compile(schemaOf(declared.rules)));
  return {
    ...declared,
    name,
    inner: declared.type && planOf(declared.type()),
    isList: keywords.type === 'array',
    maxItems: typeof maxItems === 'number' ? maxItems : undefined,
    across: declared.rules.filter(({ checkWith }) => checkWith),
    matches: (value) => compiled().Check(value),
  };
}

/** Merges the keywords of the rules into one schema. */
export const keywordsOf = (rules: readonly Rule[]): Keywords =>
  Object.assign({}, ...rules.map(({ keywords }) => keywords));

/** Returns the schema for values that satisfy the rules. */
export function schemaOf(rules: readonly Rule[]): TSchema {
  const items = rules.filter(({ each }) => each);
  const ownRules = rules.filter(({ each }) => !each);
  const keywords = items.length === 0 ? {} : { type: 'array', items: withChecks(items, {}) };
  return withChecks(ownRules, keywords);
}

function withChecks(rules: readonly Rule[], keywords: Keywords): TSchema {
  const schema = Type.Unsafe({ ...keywordsOf(rules), ...keywords });
  const checks = rules.flatMap(({ check }) => check ?? []);
  return checks.length === 0 ? schema : Type.Refine(schema, (value) => checks.every((check) => check(value)));
}
