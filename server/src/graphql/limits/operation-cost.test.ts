import 'reflect-metadata';
import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { AppError } from '../../kernel/errors/errors.ts';
import { costOf } from './operation-cost.ts';

const schema = buildSchema('type Query { a: Thing } type Thing { id: ID! a: Thing b: Thing c: Thing }');

/**
 * Each level selects three fields, and each of them contains the whole next level. The number of fields is 3 to the
 * power of `levels`.
 */
function threefold(levels: number) {
  const fragment = (level: number) => {
    const below = level < levels ? `{ ...F${level + 1} }` : '{ id }';
    return `fragment F${level} on Thing { a ${below} b ${below} c ${below} }`;
  };
  const document = parse(`{ a { ...F1 } } ${Array.from({ length: levels }, (_, n) => fragment(n + 1)).join(' ')}`);
  return { document, operation: document.definitions[0] as OperationDefinitionNode };
}

test('counts every object, even if fragments multiply them', () => {
  const { document, operation } = threefold(3);
  expect(costOf(schema, document, operation)({})).toBe(1 + 1 + 3 + 9 + 27);
});

test('counts fragments without fields', () => {
  const things = buildSchema(
    'type Query { a: Either } interface Either { id: ID! } type A implements Either { id: ID! } type B implements Either { id: ID! }',
  );
  const levels = 13;
  const again = (level: number) => `...F${level} @include(if: true)`;
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Either { ${again(level + 1)} ${again(level + 1)} }`,
  );
  const document = parse(`{ a { ...F0 } } ${fragments.join(' ')} fragment F${levels} on Either { ... on B { id } }`);
  expect(() => costOf(things, document, document.definitions[0] as OperationDefinitionNode)).toThrow(AppError);
});

test('rejects an operation if its cost takes too many steps to compute', () => {
  const { document, operation } = threefold(9);
  expect(() => costOf(schema, document, operation)).toThrow(AppError);
});
