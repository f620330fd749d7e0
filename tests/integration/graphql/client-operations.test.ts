import { globSync, readFileSync } from 'node:fs';
import { getOperationAST, OperationTypeNode, parse, print, separateOperations } from 'graphql';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const folder = `${import.meta.dirname}/../../../client/src`;
const files = globSync(`${folder}/**/*.graphql`);
const operations = Object.entries(
  separateOperations(parse(files.map((file) => readFileSync(file, 'utf8')).join('\n'))),
).filter(
  // Whoever listens is told so little at a time that it is not weighed.
  ([, document]) => getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION,
);

/** More than the client ever asks for: its pages have 36 rows, its panels at most this many filters. */
const variables = { page: { index: 0, size: 100 }, fields: Array.from({ length: 25 }, () => 'SHAPE') };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** An operation is weighed before its other variables are missed, so that none of them runs. */
async function weigh(name: string, page = variables.page): Promise<number> {
  const document = operations.find(([operation]) => operation === name)?.[1];
  if (!document) throw new Error(`the client has no operation ${name}`);
  const { extensions, errors } = await app.graphql(print(document), { ...variables, page });
  expect(errors.map(({ extensions: { reason } }) => reason)).not.toContain('COST_EXCEEDED');
  expect(extensions.cost).toBeDefined();
  return Number(Object(extensions.cost).requested);
}

test('the client has operations', () => {
  expect(operations.length).toBeGreaterThan(40);
});

test.each(operations.map(([name]) => name))('%s is within the limits', async (name) => {
  expect(await weigh(name)).toBeLessThan(2_500);
});

test('a visitor can open the front page and ten filtered lists at once', async () => {
  const page = { index: 0, size: 36 };
  const opened = await Promise.all(['Site', 'HomePage', 'DiamondColors'].map((name) => weigh(name)));
  const list = (await weigh('DiamondList', page)) + (await weigh('DiamondFacets', page));
  const { data } = await app.graphql<{ rateLimit: { limit: number } }>('{ rateLimit { limit } }');
  expect(opened.reduce((sum, cost) => sum + cost, 10 * list)).toBeLessThan(data?.rateLimit.limit ?? 0);
});
