import { TransformationType, type TransformFnParams } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { ARRAY_MAX_SIZE, getMetadataStorage, IS_OPTIONAL, ValidationTypes } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { ValidatorConstraintInterface } from 'class-validator/types/validation/ValidatorConstraintInterface.js';
import { isGiven } from './given.ts';

/** What the decorators of an input class say, found once: reading an input looks nothing up in the libraries. */
export interface InputPlan {
  readonly type: PlannedClass;
  /** By name, in the order in which errors name them. */
  readonly fields: ReadonlyMap<string, FieldPlan>;
  /** Those whose rules may be broken by leaving them out. All others cost nothing where they are left out. */
  readonly expected: readonly FieldPlan[];
}

export type PlannedClass = new () => unknown;

/** One field of an input class. */
export interface FieldPlan {
  readonly name: string;
  /** Its place among the fields of its class. */
  readonly rank: number;
  /** What makes of a sent value what the product reads, one after the other. */
  readonly transforms: readonly ((params: TransformFnParams) => unknown)[];
  /** The rules count where all of these hold. */
  readonly conditions: readonly Condition[];
  /** In the order in which they are tried. */
  readonly rules: readonly Rule[];
  /** Of an object, or of the objects of a list. */
  readonly inner: InputPlan | undefined;
  readonly isList: boolean;
  /** Longest list. */
  readonly most: number | undefined;
}

export type Condition = (input: object, value: unknown) => boolean;

/** A rule of class-validator with what it was given. */
export interface Rule {
  readonly validator: ValidatorConstraintInterface;
  readonly constraints: unknown[];
  /** Whether it is one for each value of a list. */
  readonly each: boolean;
}

const plans = new WeakMap<PlannedClass, InputPlan>();

/** Throws for a decorator that readInput does not know. Not to be called before all decorators of the class have run. */
export function planOf(type: PlannedClass): InputPlan {
  const known = plans.get(type);
  if (known) return known;
  refuseUnknown(type);
  const fields = new Map<string, FieldPlan>();
  const expected: FieldPlan[] = [];
  const plan = { type, fields, expected };
  // Known before its fields are: an input may hold its own kind.
  plans.set(type, plan);
  const storage = getMetadataStorage();
  // As validateSync asks for them.
  const rules = storage.getTargetValidationMetadatas(type, '', false, false);
  for (const [name, own] of Object.entries(storage.groupByPropertyName(rules))) {
    const field = fieldPlan(type, name, { own, rank: fields.size });
    fields.set(name, field);
    if (!own.some(isSilentWithout)) expected.push(field);
  }
  return plan;
}

/** Rules of a field that take it for kept when it is left out. */
const isSilentWithout = ({ type, name, constraints }: ValidationMetadata): boolean =>
  type === ValidationTypes.CONDITIONAL_VALIDATION && (name === IS_OPTIONAL || constraints[0] === isGiven);

function fieldPlan(
  type: PlannedClass,
  name: string,
  { own, rank }: { own: readonly ValidationMetadata[]; rank: number },
): FieldPlan {
  const of = (wanted: string): ValidationMetadata[] => own.filter((rule) => rule.type === wanted);
  const [nested] = of(ValidationTypes.NESTED_VALIDATION);
  const inner = classAt(type, name);
  if (own.some(isUnknown) || (inner === undefined) !== (nested === undefined))
    throw new Error(`${type.name}.${name} has decorators that readInput does not know`);
  const bound: unknown = own.find((rule) => rule.name === ARRAY_MAX_SIZE)?.constraints[0];
  const most = typeof bound === 'number' ? bound : undefined;
  return {
    name,
    rank,
    transforms: defaultMetadataStorage
      .findTransformMetadatas(type, name, TransformationType.PLAIN_TO_CLASS)
      .map(({ transformFn }) => transformFn),
    conditions: of(ValidationTypes.CONDITIONAL_VALIDATION).flatMap(({ constraints }) =>
      constraints.filter(isCondition),
    ),
    rules: [...of(ValidationTypes.IS_DEFINED), ...of(ValidationTypes.CUSTOM_VALIDATION)].flatMap(rulesOf),
    inner: inner && planOf(inner),
    isList: most !== undefined || nested?.each === true,
    most,
  };
}

const isCondition = (value: unknown): value is Condition => typeof value === 'function';

const rulesOf = ({ constraintCls, constraints, each }: ValidationMetadata): Rule[] =>
  getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    // Rules that take nothing have none, whatever the types say.
    .map(({ instance }) => ({ validator: instance, constraints: constraints ?? [], each }));

function classAt(type: PlannedClass, name: string): PlannedClass | undefined {
  const inner: unknown = defaultMetadataStorage.findTypeMetadata(type, name)?.typeFunction();
  return isClass(inner) ? inner : undefined;
}

const isClass = (value: unknown): value is PlannedClass => typeof value === 'function';

const knownTypes: readonly string[] = [
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.NESTED_VALIDATION,
  ValidationTypes.CONDITIONAL_VALIDATION,
  ValidationTypes.IS_DEFINED,
];

/** What no input of the house uses, and nobody would notice to be without effect. */
const isUnknown = ({ type, groups, validateIf, constraintCls }: ValidationMetadata): boolean =>
  !knownTypes.includes(type) ||
  groups?.length > 0 ||
  validateIf !== undefined ||
  getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .some((constraint) => constraint.async);

/** The same of what class-transformer would do to a whole class. */
function refuseUnknown(type: PlannedClass): void {
  const exposed = defaultMetadataStorage.getExposedMetadatas(type);
  const excluded = defaultMetadataStorage.getExcludedMetadatas(type);
  if (exposed.length + excluded.length > 0 || defaultMetadataStorage.getStrategy(type) !== 'none')
    throw new Error(`${type.name}: @Expose and @Exclude have no effect on inputs`);
}
