import 'reflect-metadata';
import { types } from 'node:util';
import { getMetadataStorage as getRules } from 'class-validator';
import {
  type GraphQLArgument,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage as getGraphqlTypes } from 'type-graphql';
import { buildGraphqlSchema } from '../../server/src/graphql/schema.ts';
import { longestList } from '../../server/src/kernel/json-limits.ts';
import { restRoutes } from '../../server/src/rest/routes.ts';
import { signInPeople } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/* Every list of every input says how long it may be, every text how many characters; whatever is new joins by itself. */

const schema = buildGraphqlSchema();

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

describe('arguments of GraphQL that are lists', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** A value of the list, right in itself. */
  function goodValue({ type }: GraphQLArgument): unknown {
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues()[0]?.name;
    if (!isInputObjectType(named)) throw new Error(`no value of ${named.name} is known`);
    const field = getNamedType(named.getFields().field?.type);
    return { field: isEnumType(field) ? field.getValues()[0]?.name : undefined };
  }

  const isListArgument = ({ type }: GraphQLArgument): boolean => isListType(getNullableType(type));
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const below = roots.flatMap((root) => {
    const type = getNamedType(root.type);
    const fields =
      isObjectType(type) && root.args.every((argument) => !isRequired(argument)) ? Object.values(type.getFields()) : [];
    return fields.flatMap((field) => field.args.filter(isListArgument).map((argument) => ({ root, field, argument })));
  });
  const atRoots = roots.flatMap((root) => root.args.filter(isListArgument).map((argument) => ({ root, argument })));

  function isRequired({ type, defaultValue }: GraphQLArgument): boolean {
    return String(type).endsWith('!') && defaultValue === undefined;
  }

  const refusal = { extensions: { code: 'INVALID_REQUEST', reason: 'VALIDATION_FAILED' } };

  test('are sorts and facets, so far', () => {
    expect(atRoots.length).toBeGreaterThan(8);
    expect(below.length).toBeGreaterThan(5);
    expect(new Set([...atRoots, ...below].map(({ argument }) => argument.name))).toEqual(new Set(['sort', 'fields']));
  });

  test('are bounded', async () => {
    const required = { fittingRingSettings: 'stone: { diamondId: 1 }, ' };
    const { administrator: token } = await signInPeople(app);
    for (const { root, argument } of atRoots) {
      const others = Reflect.get(required, root.name) ?? '';
      const query = `query ($list: ${argument.type}) { ${root.name}(${others}${argument.name}: $list) { total } }`;
      const { errors } = await app.graphql(
        query,
        { list: Array.from({ length: 4 }, () => goodValue(argument)) },
        token,
      );
      expect({ name: root.name, errors }).toMatchObject({ name: root.name, errors: [refusal] });
    }
    for (const { root, field, argument } of below) {
      const query = `query ($list: ${argument.type}) { ${root.name} { ${field.name}(${argument.name}: $list) { __typename } } }`;
      const list = Array.from({ length: 450 }, () => goodValue(argument));
      const { errors } = await app.graphql(query, { list }, token);
      expect({ name: root.name, errors }).toMatchObject({ name: root.name, errors: [refusal] });
    }
  });
});
