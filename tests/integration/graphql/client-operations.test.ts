import { globSync, readFileSync } from 'node:fs';
import { getOperationAST, OperationTypeNode, parse, print, separateOperations } from 'graphql';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const folder = `${import.meta.dirname}/../../../client/src`;
const files = globSync(`${folder}/**/*.graphql`);
const operations = Object.entries(
  separateOperations(parse(files.map((file) => readFileSync(file, 'utf8')).join('\n'))),
).filter(
  // Subscriptions have no cost, because they send little data.
  ([, document]) => getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION,
);

/** Requests more rows than the client, whose pages have 36 rows and whose panels have at most 25 filters. */
const variables = { page: { index: 0, size: 100 }, fields: Array.from({ length: 25 }, () => 'SHAPE') };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/**
 * Returns the cost of an operation. The operation is not executed, because the cost is computed before missing
 * variables are rejected.
 */
async function weigh(name: string, page = variables.page): Promise<number> {
  const document = operations.find(([operation]) => operation === name)?.[1];
  if (!document) throw new Error(`the client has no operation ${name}`);
  const { extensions, errors } = await app.graphql(print(document), { ...variables, page });
  expect(errors.map(({ extensions: { reason } }) => reason)).not.toContain('COST_EXCEEDED');
  expect(extensions.cost).toBeDefined();
  return Number(Object(extensions.cost).requested);
}

test('finds the GraphQL operations of the client', () => {
  expect(operations.length).toBeGreaterThan(40);
});

test.each(operations.map(([name]) => name))('keeps the cost of the operation %s within the limits', async (name) => {
  expect(await weigh(name)).toBeLessThan(2_500);
});

test('lets a visitor open the home page and ten filtered lists within the cost budget', async () => {
  const page = { index: 0, size: 36 };
  const opened = await Promise.all(['Site', 'HomePage', 'DiamondColors'].map((name) => weigh(name)));
  const list = (await weigh('DiamondList', page)) + (await weigh('DiamondFacets', page));
  const { data } = await app.graphql<{ rateLimit: { limit: number } }>('{ rateLimit { limit } }');
  expect(opened.reduce((sum, cost) => sum + cost, 10 * list)).toBeLessThan(data?.rateLimit.limit ?? 0);
});
