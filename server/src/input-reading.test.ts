import 'reflect-metadata';
import fc from 'fast-check';
import { graphqlSchema } from './graphql/schema.ts';
import type { ErrorDetail } from './kernel/errors/catalogue.ts';
import { AppError } from './kernel/errors/errors.ts';
import { readInput, refuseUnknownFields } from './kernel/input/input.ts';
import { type FieldPlan, type InputPlan, inputClasses, planOf } from './kernel/input/input-plan.ts';
import { entities } from './modules/index.ts';

/* Tests every input class with random valid and invalid values. New classes are included automatically. */

// Creates the stock input classes, which are generated at run time.
graphqlSchema();

const junk = fc.constantFrom<unknown>(
  ...[null, undefined, '', '  ', 'text', ' text ', 'a\u0000b', '\ud800', 'x'.repeat(5_000), '12', '2026-02-30'],
  ...[0, -1, 1.5, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40, true, false, new Date(Number.NaN)],
  ...[[], [[]], [null], [undefined], ['', 1], {}, { unknown: 'a' }, [{}], Array.from({ length: 600 }, () => 1)],
);

const nothing = fc.constantFrom<unknown>(null, ' ', undefined);

/** Values that satisfy most rules. */
const usual = fc.constantFrom<unknown>(
  ...[0, 1, 2, 5, 0.5, 12.34, '1', '17', 'text', 'a@example.com', 'https://example.com/a', '/page', true, false],
  ...[new Date(0), '2026-11-21', '2026-11-21T09:30:00Z', '0198f9a0-0000-7000-8000-000000000000', '12:30'],
);

const enumValues = ({ rules }: FieldPlan): unknown[] =>
  rules.flatMap(({ keywords }) => (Array.isArray(keywords.enum) ? keywords.enum : []));

function randomValue(field: FieldPlan, depth: number): fc.Arbitrary<unknown> {
  const enumMembers = enumValues(field);
  const valid =
    field.inner && depth > 0
      ? randomInput(field.inner, depth - 1)
      : fc.oneof(usual, enumMembers.length > 0 ? fc.constantFrom(...enumMembers) : usual);
  const value = field.isList ? fc.array(valid, { maxLength: 3 }) : valid;
  return fc.oneof({ weight: 12, arbitrary: value }, { weight: 3, arbitrary: nothing }, { weight: 1, arbitrary: junk });
}

/**
 * Generates the required fields of an input and some of its other fields. Nested inputs may also contain a field that
 * the class does not define.
 */
function randomInput(plan: InputPlan, depth = 2): fc.Arbitrary<Record<string, unknown>> {
  const fields = [...plan.fields.values()];
  const required = fields.filter(({ mayBeMissing }) => !mayBeMissing);
  return fc.subarray(fields, { maxLength: Math.min(fields.length, 8) }).chain((chosen) =>
    fc.record<Record<string, unknown>>({
      ...Object.fromEntries([...required, ...chosen].map((field) => [field.name, randomValue(field, depth)])),
      ...(depth === 2 ? {} : { unknown: junk }),
    }),
  );
}

/**
 * Input classes of requests. Entities are excluded, because their rules are for derived inputs. `Variables` is
 * excluded, because it describes the environment.
 */
const classes = inputClasses().filter(
  (type) => !entities.some((entity) => entity === type) && type.name !== 'Variables',
);

function errorsOf(work: () => unknown): readonly ErrorDetail[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_REQUEST') return error.details ?? [];
    throw error;
  }
}

test('finds all input classes', () => {
  expect(classes.length).toBeGreaterThan(300);
});

test('accepts an input, or rejects it with errors that name existing fields', () => {
  let [accepted, refused] = [0, 0];
  for (const type of classes) {
    const plan = planOf(type);
    fc.assert(
      fc.property(randomInput(plan), (raw) => {
        const errors = errorsOf(() => expect(readInput(type, raw)).toBeInstanceOf(type));
        for (const { path, message } of errors) {
          expect([...plan.fields.keys()]).toContain(path.split('.')[0]);
          expect(message).not.toBe('');
        }
        if (errors.length === 0) accepted += 1;
        else refused += 1;
      }),
      { numRuns: 5 },
    );
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(300);
});

test('returns an equal input when the result is read again', () => {
  for (const type of classes) {
    fc.assert(
      fc.property(randomInput(planOf(type)), (raw) => {
        if (errorsOf(() => readInput(type, raw)).length > 0) return;
        const input: unknown = readInput(type, raw);
        expect(readInput(type, input)).toStrictEqual(input);
      }),
      { numRuns: 5 },
    );
  }
});

test('finds unknown fields in nested inputs', () => {
  const withNested = classes.flatMap((type) =>
    [...planOf(type).fields.values()]
      .filter(({ inner, isList }) => inner && !isList)
      .map(({ name }) => ({ type, name })),
  );
  expect(withNested.length).toBeGreaterThan(50);
  for (const { type, name } of withNested) {
    expect(errorsOf(() => refuseUnknownFields(type, { [name]: { unknown: 1 }, none: 2 }, 'profile'))).toEqual([
      { path: 'profile.none', message: 'is an unknown field' },
      { path: `profile.${name}.unknown`, message: 'is an unknown field' },
    ]);
  }
});
