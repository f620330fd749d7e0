import { getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { graphqlSchema } from '../../../server/src/graphql/schema.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that a document is interpreted on its first use and runs as compiled code on later uses. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const queries = Object.values(graphqlSchema().getQueryType()?.getFields() ?? {});
const stockLists = queries.filter(({ type, args }) => {
  const page = getNamedType(type);
  return isObjectType(page) && 'facets' in page.getFields() && !args.some(isRequiredArgument);
});

test('finds the list fields of all stock types', () => {
  expect(stockLists.map(({ name }) => name)).toEqual(expect.arrayContaining(['diamonds', 'meleeLots', 'ringSettings']));
});

test.each(stockLists.map(({ name }) => name))(
  'returns the page fields of %s on every execution of the compiled operation',
  async (name) => {
    const document = `query List($index: Int!) { ${name}(page: { index: $index, size: 2 }) { asOf total index size } }`;
    for (const index of [0, 1, 2]) {
      const { errors, data } = await app.graphql<Record<string, unknown>>(document, { index });
      expect(errors ?? []).toEqual([]);
      expect(data?.[name]).toEqual({ asOf: expect.stringMatching(/^\d{4}-.+Z$/), total: 0, index, size: 2 });
    }
  },
);
