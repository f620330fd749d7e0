import 'reflect-metadata';
import { types } from 'node:util';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import fc from 'fast-check';
import { graphqlSchema } from './graphql/schema.ts';
import type { ErrorDetail } from './kernel/errors/catalogue.ts';
import { AppError, invalid } from './kernel/errors/errors.ts';
import { readInput, refuseUnknownFields } from './kernel/input/input.ts';
import { type FieldPlan, type InputPlan, planOf } from './kernel/input/input-plan.ts';
import { misshapen } from './kernel/input/input-shape.ts';
import { isValid } from './kernel/input/input-values.ts';
import { isPlain, refuseExcess } from './kernel/input/json-limits.ts';
import { restRoutes } from './modules/index.ts';

/*
 * Inputs are read by plans. Here every input class of the house is read as class-transformer and class-validator alone
 * would do it, and what comes of random values, sound and broken, must be the same; whatever class is new joins by itself.
 */

// Makes the inputs of stock, which are no classes in the source.
graphqlSchema();

type InputClass = new () => object;

const isClass = (value: unknown): value is InputClass => typeof value === 'function';

function inputClasses(): InputClass[] {
  const known: unknown = Reflect.get(getMetadataStorage(), 'validationMetadatas');
  return types.isMap(known) ? [...known.keys()].filter(isClass) : [];
}

/** The libraries at work: every rule and every class looked up anew. */
function readByLibraries(type: InputClass, raw: object): object {
  const misfits = misshapen(planOf(type), raw);
  if (misfits.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: misfits });
  refuseExcess(raw);
  const input = plainToInstance(type, blankToNull(raw), { exposeUnsetFields: false });
  const errors = validateSync(input, { whitelist: true, forbidUnknownValues: true, stopAtFirstError: true });
  const details = errors.flatMap((error) => detailsOf(error));
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
  return input;
}

function blankToNull(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw invalid(path.join('.'), 'must not hold the character NUL');
    if (!value.isWellFormed()) throw invalid(path.join('.'), 'must not hold half a character');
    return value.trim() === '' ? null : value;
  }
  if (Array.isArray(value)) return value.map((item, index) => blankToNull(item, [...path, String(index)]));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, blankToNull(item, [...path, key])]),
  );
}

const detailsOf = ({ property, constraints = {}, children = [] }: ValidationError, parent = ''): ErrorDetail[] => {
  const path = parent ? `${parent}.${property}` : property;
  const own = Object.values(constraints).map((message) => ({
    path,
    message: message.startsWith(`${property} `) ? message.slice(property.length + 1) : message,
  }));
  return [...own, ...children.flatMap((child) => detailsOf(child, path))];
};

function unknownByLibraries(type: InputClass, raw: object): ErrorDetail[] {
  const errors = validateSync(plainToInstance(type, raw), { whitelist: true, forbidNonWhitelisted: true });
  const unknownIn = ({ property, constraints = {}, children = [] }: ValidationError, parent: string): ErrorDetail[] => {
    const path = `${parent}.${property}`;
    const own = 'whitelistValidation' in constraints ? [{ path, message: 'is an unknown field' }] : [];
    return [...own, ...children.flatMap((child) => unknownIn(child, path))];
  };
  return errors.flatMap((error) => unknownIn(error, 'profile'));
}

type Outcome = { readonly input: unknown } | { readonly details: readonly ErrorDetail[] | undefined };

function outcomeOf(work: () => unknown): Outcome {
  try {
    return { input: work() };
  } catch (error) {
    if (error instanceof AppError) return { details: error.details };
    throw error;
  }
}

/** What nobody should send, and somebody will. */
const junk = fc.constantFrom<unknown>(
  ...[null, undefined, '', '  ', 'text', ' text ', 'a\u0000b', '\ud800', 'x'.repeat(5_000), '12', '2026-02-30'],
  ...[0, -1, 1.5, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40, true, false, new Date(Number.NaN)],
  ...[[], [[]], [null], [undefined], ['', 1], {}, { unknown: 'a' }, [{}], Array.from({ length: 600 }, () => 1)],
);

/** What stands for nothing. */
const nothing = fc.constantFrom<unknown>(null, ' ', undefined);

/** Values that most rules are content with. */
const usual = fc.constantFrom<unknown>(
  ...[0, 1, 2, 5, 0.5, 12.34, '1', '17', 'text', 'a@example.com', 'https://example.com/a', '/page', true, false],
  ...[new Date(0), '2026-11-21', '2026-11-21T09:30:00Z', '0198f9a0-0000-7000-8000-000000000000', '12:30'],
);

/** What a rule's own constraints name, among them the values of enums. */
const namedBy = ({ rules }: FieldPlan): unknown[] =>
  rules.flatMap(({ constraints }) =>
    constraints.flatMap((constraint) =>
      Array.isArray(constraint) ? constraint : isPlain(constraint) ? Object.values(constraint) : constraint,
    ),
  );

function randomValue(field: FieldPlan, depth: number): fc.Arbitrary<unknown> {
  const named = namedBy(field);
  const sound =
    field.inner && depth > 0
      ? randomInput(field.inner, depth - 1)
      : fc.oneof(usual, named.length > 0 ? fc.constantFrom(...named) : usual);
  const value = field.isList ? fc.array(sound, { maxLength: 3 }) : sound;
  return fc.oneof({ weight: 12, arbitrary: value }, { weight: 3, arbitrary: nothing }, { weight: 1, arbitrary: junk });
}

/** Some fields of an input, and at times one that it does not have. */
function randomInput(plan: InputPlan, depth = 2): fc.Arbitrary<Record<string, unknown>> {
  const fields = [...plan.fields.values()];
  return fc.subarray(fields, { maxLength: Math.min(fields.length, 8) }).chain((chosen) =>
    fc.record<Record<string, unknown>>({
      ...Object.fromEntries([...plan.expected, ...chosen].map((field) => [field.name, randomValue(field, depth)])),
      ...(depth === 2 ? {} : { unknown: junk }),
    }),
  );
}

const classes = inputClasses();

test('every input class is found', () => {
  expect(restRoutes.length).toBeGreaterThan(0);
  expect(classes.length).toBeGreaterThan(300);
});

test('inputs are read, refused and worded as the libraries would', () => {
  let [accepted, refused] = [0, 0];
  for (const type of classes) {
    fc.assert(
      fc.property(randomInput(planOf(type)), (raw) => {
        const outcome = outcomeOf(() => readInput(type, raw));
        expect(outcome).toStrictEqual(outcomeOf(() => readByLibraries(type, raw)));
        if ('input' in outcome) {
          accepted += 1;
          // By its plan alone: class-validator has the last word, which would hide that a plan is too strict.
          expect(isValid(planOf(type), outcome.input)).toBe(true);
        } else refused += 1;
      }),
      { numRuns: 5 },
    );
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(300);
});

test('unknown fields are found as the libraries would', () => {
  for (const type of classes) {
    fc.assert(
      fc.property(randomInput(planOf(type), 1), (raw) => {
        const outcome = outcomeOf(() => refuseUnknownFields(type, raw, 'profile'));
        expect('details' in outcome ? outcome.details : []).toEqual(unknownByLibraries(type, raw));
      }),
      { numRuns: 2 },
    );
  }
});
