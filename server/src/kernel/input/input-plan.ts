import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { lazily } from '../values/lazily.ts';

/** A class whose decorators declare an input: GraphQL fields, REST body and rules in one. */
export type InputClass<I> = new () => I;

/** Keywords of JSON Schema. */
export type Keywords = Readonly<Record<string, unknown>>;

/** Something that the value of a field must be, and the error for values that are not. */
export interface Rule {
  /** Checked by TypeBox. They also describe the field to callers of REST. */
  readonly keywords: Keywords;
  /** What keywords cannot express. Only values that match the keywords are passed. */
  readonly check?: (value: unknown) => boolean;
  /** The same for a rule that compares fields. */
  readonly checkWith?: (value: unknown, input: object) => boolean;
  /** Describes the field to callers of REST, in addition to `keywords`, and is not checked. */
  readonly documented?: Keywords;
  /** Follows the name of the field. */
  readonly message: string;
  /** Applies to each value of a list. */
  readonly each?: boolean;
}

/** Turns a sent value into the one that is checked. */
export type Transformation = (value: unknown) => unknown;

/** What the decorators of one field declare. */
export interface FieldDeclaration {
  readonly transformations: Transformation[];
  /** In the order in which they are tried. */
  readonly rules: Rule[];
  /** The field may be left out. */
  mayBeMissing: boolean;
  mayBeNull: boolean;
  /** The class of the object, or of the objects of the list. */
  type?: () => InputClass<unknown>;
}

const declarations = new Map<unknown, Map<string, FieldDeclaration>>();

/** Returns what is declared of a field of a class, for decorators to add to. */
export function declarationOf(prototype: object, property: string | symbol): FieldDeclaration {
  const fields = declarations.get(prototype.constructor) ?? new Map<string, FieldDeclaration>();
  declarations.set(prototype.constructor, fields);
  const name = String(property);
  const declared = fields.get(name) ?? { transformations: [], rules: [], mayBeMissing: false, mayBeNull: false };
  fields.set(name, declared);
  return declared;
}

const isInputClass = (value: unknown): value is InputClass<unknown> => declarations.has(value);

/** All classes with declared fields. */
export const inputClasses = (): InputClass<unknown>[] => [...declarations.keys()].filter(isInputClass);

/** The declared fields of a class: those of its base classes, then its own. A field that a class declares anew counts as its own. */
export function declaredFields(type: unknown): Map<string, FieldDeclaration> {
  if (typeof type !== 'function') return new Map();
  return new Map([...declaredFields(Object.getPrototypeOf(type)), ...(declarations.get(type) ?? [])]);
}

/** An input class, prepared for reading. */
export interface InputPlan {
  readonly type: InputClass<unknown>;
  /** By name, in the order in which errors name them. */
  readonly fields: ReadonlyMap<string, FieldPlan>;
}

/** One field of an input class. */
export interface FieldPlan extends Readonly<FieldDeclaration> {
  readonly name: string;
  /** The class of the object, or of the objects of the list. */
  readonly inner: InputPlan | undefined;
  readonly isList: boolean;
  /** Longest list. */
  readonly maxItems: number | undefined;
  /** Rules that compare it with other fields. */
  readonly across: readonly Rule[];
  /** Whether a value keeps all other rules: compiled when it is first used. */
  readonly matches: (value: unknown) => boolean;
}

const plans = new WeakMap<InputClass<unknown>, InputPlan>();

/** Prepares a class when it is first used, when all of its decorators have run. */
export function planOf(type: InputClass<unknown>): InputPlan {
  const known = plans.get(type);
  if (known) return known;
  const fields = new Map<string, FieldPlan>();
  const plan = { type, fields };
  // Set before the fields are read: an input may contain inputs of its own class.
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

const keywordsOf = (rules: readonly Rule[]): Keywords => Object.assign({}, ...rules.map(({ keywords }) => keywords));

/** The schema of the values that keep some rules. */
export function schemaOf(rules: readonly Rule[]): TSchema {
  const items = rules.filter(({ each }) => each);
  const own = rules.filter(({ each }) => !each);
  const keywords = items.length === 0 ? {} : { type: 'array', items: withChecks(items, {}) };
  return withChecks(own, keywords);
}

function withChecks(rules: readonly Rule[], keywords: Keywords): TSchema {
  const schema = Type.Unsafe({ ...keywordsOf(rules), ...keywords });
  const checks = rules.flatMap(({ check }) => check ?? []);
  return checks.length === 0 ? schema : Type.Refine(schema, (value) => checks.every((check) => check(value)));
}
