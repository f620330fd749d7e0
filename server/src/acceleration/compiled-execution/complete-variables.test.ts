import fc from 'fast-check';
import { buildSchema, getVariableValues, Kind, parse } from 'graphql';
import { completerOf } from './complete-variables.ts';

const schema = buildSchema(`
  enum Cut { GOOD FAIR }
  input Range { min: Int = 1, max: Int! = 9, cut: Cut = GOOD, cuts: [Cut!]! = [FAIR], below: Range }
  input Ref @oneOf { id: ID, number: String }
  input Filter { range: Range!, refs: [Ref!], flags: [[Boolean]], ref: Ref, weight: Float }
  type Query { things(filter: Filter, ref: Ref, cut: Cut, count: Int, cuts: [Cut!]): Int }
`);

const [operation] = parse(`
  query ($filter: Filter!, $ref: Ref, $cut: Cut! = GOOD, $cuts: [Cut!] = [GOOD], $range: Range = { max: 3 }, $count: Int!) {
    things(filter: $filter)
  }
`).definitions;
if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');

const complete = completerOf(schema, operation);

/** Returns the variables as parsed by graphql-js. Undefined if graphql-js rejects them. */
const readByGraphql = (variables: Record<string, unknown>) =>
  getVariableValues(schema, operation.variableDefinitions ?? [], variables).coerced;

/** Usually generates a matching value, but sometimes a different one or none. */
const mostly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 15, arbitrary: value },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(null, 'GOOD', 1, 1.5, true, [], {}, [[1]], { id: 1 }, '__proto__'),
    },
  );

const cut = mostly(fc.constantFrom('GOOD', 'FAIR'));
const cuts = mostly(fc.oneof(fc.array(cut, { maxLength: 2 }), cut));
const number = mostly(fc.integer({ min: 0, max: 9 }));
const ref = mostly(
  fc.oneof(fc.record({ id: mostly(fc.constant('1')) }), fc.record({ number: mostly(fc.constant('A')) })),
);
const { range } = fc.letrec((tie) => ({
  range: mostly(
    fc
      .record(
        {
          min: number,
          max: number,
          cut,
          cuts,
          below: fc.option(tie('range'), { depthSize: 'small' }),
          unknown: number,
        },
        { requiredKeys: [] },
      )
      .map(({ unknown, ...known }) => (unknown === 3 ? { ...known, unknown } : known)),
  ),
}));
const filter = mostly(
  fc.record(
    {
      range,
      refs: mostly(fc.array(ref, { maxLength: 2 })),
      flags: mostly(fc.array(fc.boolean())),
      ref,
      weight: number,
    },
    { requiredKeys: ['range'] },
  ),
);
const variables = fc.record(
  { filter, ref, cut, cuts, range, count: number, other: number },
  { requiredKeys: ['filter', 'count'] },
);

test('accepts the same variables as graphql-js, with the same values', () => {
  let [accepted, refused] = [0, 0];
  fc.assert(
    fc.property(variables, (sent) => {
      const completed = complete(sent);
      const expected = readByGraphql(sent);
      expect(completed && readByGraphql({ ...completed })).toEqual(expected);
      if (expected) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(200);
});

test('adds every default value in the format that clients use for values', () => {
  expect(complete({ filter: { range: { below: {} } }, count: 2 })).toEqual({
    filter: {
      range: { min: 1, max: 9, cut: 'GOOD', cuts: ['FAIR'], below: { min: 1, max: 9, cut: 'GOOD', cuts: ['FAIR'] } },
    },
    cut: 'GOOD',
    cuts: ['GOOD'],
    range: { min: 1, max: 3, cut: 'GOOD', cuts: ['FAIR'] },
    count: 2,
  });
});
