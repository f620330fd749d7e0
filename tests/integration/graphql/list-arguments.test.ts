import {
  type GraphQLArgument,
  GraphQLString,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { graphqlSchema } from '../../../server/src/graphql/schema.ts';
import { signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that every list argument has a maximum length. New arguments are tested automatically. */

const schema = graphqlSchema();

describe('list arguments', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** Returns a valid element of the list argument. */
  function goodValue({ type }: GraphQLArgument): unknown {
    const namedType = getNamedType(type);
    if (isEnumType(namedType)) return namedType.getValues()[0]?.name;
    if (namedType === GraphQLString) return 'A-1';
    if (!isInputObjectType(namedType)) throw new Error(`no value of ${namedType.name} is known`);
    const field = getNamedType(namedType.getFields().field?.type);
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

  test('finds the list arguments for sorts, facets, types and numbers in the schema', () => {
    expect(atRoots.length).toBeGreaterThan(8);
    expect(below.length).toBeGreaterThan(5);
    expect(new Set([...atRoots, ...below].map(({ argument }) => argument.name))).toEqual(
      new Set(['sort', 'fields', 'kinds', 'types', 'numbers']),
    );
  });

  test('rejects a list argument that has too many elements', async () => {
    const required = { fittingRingSettings: 'stone: { diamondId: 1 }, ', searchStock: 'text: "oval", ' };
    const { administrator: token } = await signInPeople(app);
    for (const { root, argument } of atRoots) {
      const others = Reflect.get(required, root.name) ?? '';
      const query = `query ($list: ${argument.type}) { ${root.name}(${others}${argument.name}: $list) { __typename } }`;
      const { errors } = await app.graphql(
        query,
        { list: Array.from({ length: 501 }, () => goodValue(argument)) },
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
