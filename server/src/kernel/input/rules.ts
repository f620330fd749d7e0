import validator from 'validator';
import { hasDecimals } from '../values/money.ts';
import { declarationOf, type InputClass, type Rule, type Transformation } from './input-plan.ts';

/*
 * Decorators for input fields. Each one adds a rule. Rules are checked in order, starting with the decorator closest
 * to the field. The first rule that fails determines the error. A rule with `each` applies to each entry of a list.
 */

interface Options {
  readonly message?: string;
  readonly each?: boolean;
}

export const AddRule =
  (rule: Rule): PropertyDecorator =>
  (target, property) => {
    declarationOf(target, property).rules.push(rule);
  };

/** Converts a value from the request before its rules are checked. */
export const Transform =
  (transformation: Transformation): PropertyDecorator =>
  (target, property) => {
    declarationOf(target, property).transformations.push(transformation);
  };

/** Allows the field to be omitted or null. */
export const IsOptional = (): PropertyDecorator => (target, property) => {
  Object.assign(declarationOf(target, property), { mayBeMissing: true, mayBeNull: true });
};

/** Allows the field to be omitted, but not null. */
export const IfGiven = (): PropertyDecorator => (target, property) => {
  declarationOf(target, property).mayBeMissing = true;
};

/** Allows the field to be null, but not omitted. */
export const UnlessNull = (): PropertyDecorator => (target, property) => {
  declarationOf(target, property).mayBeNull = true;
};

export const IsDefined = ({ message = 'is required' }: Options = {}): PropertyDecorator =>
  AddRule({ keywords: {}, check: (value) => value !== undefined && value !== null, message });

export const IsString = ({ message = 'must be text', ...options }: Options = {}): PropertyDecorator =>
  AddRule({ keywords: { type: 'string' }, message, ...options });

export const IsBoolean = ({ message = 'must be true or false' }: Options = {}): PropertyDecorator =>
  AddRule({ keywords: { type: 'boolean' }, message });

export const IsInt = ({ message = 'must be a whole number', ...options }: Options = {}): PropertyDecorator =>
  AddRule({ keywords: { type: 'integer' }, message, ...options });

export const IsNumber = ({ message = 'must be a number' }: Options = {}): PropertyDecorator =>
  AddRule({ keywords: { type: 'number' }, message });

export const Min = (minimum: number, { message = `must be at least ${minimum}`, ...options }: Options = {}) =>
  AddRule({ keywords: { minimum }, message, ...options });

export const Max = (maximum: number, { message = `must be at most ${maximum}`, ...options }: Options = {}) =>
  AddRule({ keywords: { maximum }, message, ...options });

/** A number with at most `decimalPlaces` decimals. */
export const HasPlaces = (decimalPlaces: number): PropertyDecorator =>
  AddRule({
    keywords: { type: 'number' },
    check: (value) => hasDecimals(Number(value), decimalPlaces),
    documented: { 'x-note': `At most ${decimalPlaces} decimals.` },
    message: `must be a number with at most ${decimalPlaces} decimals`,
  });

/**
 * Counts code points. The TypeBox check is not sufficient: it counts grapheme clusters, which can have any number of
 * code points.
 */
export const MaxLength = (
  maxLength: number,
  { message = `must have at most ${maxLength} characters`, ...options }: Options = {},
): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string', maxLength },
    check: (value) => [...String(value)].length <= maxLength,
    message,
    ...options,
  });

/**
 * The OpenAPI document includes the pattern unless it is case-insensitive, because JSON Schema patterns have no
 * flags.
 */
export const Matches = (pattern: RegExp, { message, ...options }: Options & { message: string }): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string' },
    check: (value) => pattern.test(String(value)),
    ...(!pattern.flags.includes('i') && { documented: { pattern: pattern.source } }),
    message,
    ...options,
  });

export const IsEmail = ({ message = 'must be an email address' }: Options = {}): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string' },
    check: (value) => validator.isEmail(String(value)),
    documented: { format: 'email' },
    message,
  });

export const IsWebAddress = (): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string' },
    check: (value) =>
      validator.isURL(String(value), { protocols: ['http', 'https'], require_protocol: true, require_tld: false }),
    documented: { format: 'uri' },
    message: 'must be an http or https address',
  });

export const IsUUID = ({ message }: { message: string }): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string', maxLength: 36 },
    check: (value) => validator.isUUID(String(value)),
    documented: { format: 'uuid' },
    message,
  });

export const IsIn = (
  values: readonly unknown[],
  { message = `must be one of ${values.join(', ')}`, ...options }: Options = {},
): PropertyDecorator => AddRule({ keywords: { enum: values }, message, ...options });

/** Returns the values of a TypeScript enum. Numeric enums also map values back to names. Those entries are omitted. */
export const enumValues = (type: object): unknown[] =>
  Object.entries(type)
    .filter(([name]) => Number.isNaN(Number(name)))
    .map(([, value]) => value);

export const IsEnum = (type: object, options: Options = {}): PropertyDecorator => IsIn(enumValues(type), options);

/** A numeric ID. Sent as a string in GraphQL and as a number in REST. The parsed input always contains a number. */
export const IsId = ({ each = false }: { each?: boolean } = {}): PropertyDecorator =>
  all(
    Transform((value) => (each && Array.isArray(value) ? value.map(toId) : toId(value))),
    AddRule({ keywords: { type: 'integer', minimum: 1, maximum: largestId }, message: 'must be an ID', each }),
  );

/** A numeric ID that may be omitted or null. */
export const IsOptionalId = (): PropertyDecorator => all(IsId(), IsOptional());

/** Maximum value of PostgreSQL's `integer` type, which primary keys use. */
const largestId = 2_147_483_647;

const toId = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;

export const IsArray = ({ message = 'must be a list' }: Options = {}): PropertyDecorator =>
  AddRule({ keywords: { type: 'array' }, message });

export const ArrayMaxSize = (
  maxItems: number,
  { message = `must have at most ${maxItems} values` }: Options = {},
): PropertyDecorator => AddRule({ keywords: { maxItems }, message });

export const ArrayNotEmpty = ({ message = 'must not be empty' }: Options = {}): PropertyDecorator =>
  AddRule({ keywords: { minItems: 1 }, message });

export const ArrayUnique = ({ message }: { message: string }): PropertyDecorator =>
  AddRule({ keywords: { uniqueItems: true }, message });

/** Rejects a list in which two objects have the same value in the given field. */
export const UniqueBy = (name: string, { message }: { message: string }): PropertyDecorator =>
  AddRule({
    keywords: { type: 'array' },
    check: (list) => Array.isArray(list) && new Set(list.map((item) => Object(item)[name])).size === list.length,
    documented: { uniqueItems: true },
    message,
  });

/** An object of another input class, or a list of such objects if `each` is set. */
export const IsInput =
  (type: () => InputClass<unknown>, { each = false } = {}): PropertyDecorator =>
  (target, property) => {
    declarationOf(target, property).type = type;
    if (!each) IsDefined()(target, property);
    AddRule({
      keywords: {},
      check: (value) => value instanceof type(),
      message: each ? notObjects : 'must be an object',
      each,
    })(target, property);
  };

/** Error message for a list that contains values other than objects. */
export const notObjects = 'must be a list of objects';

/** Applies several decorators to one property, in this order. */
export const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
