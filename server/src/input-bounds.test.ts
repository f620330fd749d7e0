import 'reflect-metadata';
import { types } from 'node:util';
import { getMetadataStorage as getRules } from 'class-validator';
import { getMetadataStorage as getGraphqlTypes } from 'type-graphql';
import { graphqlSchema } from './graphql/schema.ts';
import { longestList } from './kernel/input/json-limits.ts';
import { restRoutes } from './modules/index.ts';

/* Every list of every input says how long it may be, every text how many characters; whatever is new joins by itself. */

// Makes the inputs of stock, which are no classes in the source.
graphqlSchema();

type Rule = ReturnType<ReturnType<typeof getRules>['getTargetValidationMetadatas']>[number];

/** One field of one input class. */
interface InputField {
  readonly name: string;
  readonly rules: readonly Rule[];
  /** What TypeScript says of it, where a decorator stands at it in the source. */
  readonly type: unknown;
  readonly isGraphqlList: boolean;
}

const isClass = (value: unknown): value is new () => object => typeof value === 'function';

function inputFields(): InputField[] {
  const known: unknown = Reflect.get(getRules(), 'validationMetadatas');
  const classes = types.isMap(known) ? [...known.keys()].filter(isClass) : [];
  return classes.flatMap((type) => {
    const rules = getRules().getTargetValidationMetadatas(type, '', true, false);
    const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
    return names.map((name) => ({
      name: `${type.name}.${name}`,
      rules: rules.filter(({ propertyName }) => propertyName === name),
      type: Reflect.getMetadata('design:type', type.prototype, name),
      isGraphqlList: getGraphqlTypes().fields.some(
        (field) => field.name === name && isSameOrBase(field.target, type) && field.typeOptions.array === true,
      ),
    }));
  });
}

const isSameOrBase = (base: unknown, type: object): boolean =>
  base === type || (typeof base === 'function' && Object.prototype.isPrototypeOf.call(base, type));

const has = ({ rules }: InputField, ...names: string[]): boolean =>
  rules.some(({ name, type }) => names.includes(name ?? type));

const isList = (field: InputField): boolean =>
  field.type === Array ||
  field.isGraphqlList ||
  field.rules.some(({ each }) => each) ||
  has(field, 'isArray', 'arrayNotEmpty', 'arrayUnique');

/** Rules that no long text keeps. Pictures and videos have bounds in bytes. */
const boundingText = ['maxLength', 'isIn', 'isEnum', 'isDay', 'isImageOrder', 'isSentPicture', 'isSentMedia'];

describe('input classes', () => {
  const fields = inputFields();
  const lists = fields.filter(isList);

  test('have lists and texts', () => {
    expect(lists.length).toBeGreaterThan(80);
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['RegisterInput.furtherAddresses', 'DiamondFilter.ids', 'OrderFilter.statuses']),
    );
    expect(fields.filter((field) => has(field, 'isString')).length).toBeGreaterThan(200);
  });

  test('say of every list how long it may be', () => {
    expect(
      lists.filter((field) => !has(field, 'arrayMaxSize') || !has(field, 'isArray')).map(({ name }) => name),
    ).toEqual([]);
    const bounds = lists.flatMap(({ rules }) => rules.filter(({ name }) => name === 'arrayMaxSize'));
    for (const { constraints } of bounds) expect(constraints[0]).toBeLessThanOrEqual(longestList);
  });

  test('say of every text how long it may be', () => {
    const texts = fields.filter((field) => field.type === String || has(field, 'isString', 'matches'));
    expect(texts.filter((field) => !has(field, ...boundingText)).map(({ name }) => name)).toEqual([]);
  });

  test('are what GraphQL takes: no list of its inputs is unknown to the rules', () => {
    const unknown = getGraphqlTypes().inputTypes.flatMap(({ name: type, target }) => {
      const listed = getGraphqlTypes().fields.filter((field) => isSameOrBase(field.target, target));
      return listed
        .filter(({ typeOptions }) => typeOptions.array === true)
        .filter(({ name }) => !lists.some((list) => list.name === `${target.name}.${name}`))
        .map(({ name }) => `${type}.${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

/** Lists of a JSON schema without `maxItems`, by where they are. */
function unboundedLists(json: unknown, at: string): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const own = 'type' in json && json.type === 'array' && !('maxItems' in json) ? [at] : [];
  return [...own, ...Object.entries(json).flatMap(([key, value]) => unboundedLists(value, `${at}.${key}`))];
}

test('bodies and queries of REST calls say of every list how long it may be', () => {
  const found = restRoutes.flatMap(({ method, path, describes: { body, query } }) =>
    unboundedLists({ body, query }, `${method} ${path}`),
  );
  expect(found).toEqual([]);
});
