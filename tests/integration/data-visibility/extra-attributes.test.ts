import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverRest } from '../import/files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const lots = (token: string | null) =>
  app.graphql<{ meleeLots: { items: { extras: { name: string; value: string }[] | null }[] } }>(
    `{ meleeLots(sort: [{ field: STOCK_NUMBER, direction: ASC }]) { items { extras { name value } } } }`,
    {},
    token,
  );

test('returns extra attributes by column header, only to administrators', async () => {
  const file = csv(
    ['Stock #', 'Color', 'Carats', 'Price per carat', 'Show to all', 'Shelf', 'Brand'],
    ['E-1', 'White', '1', '100', 'yes', 'Left, "top"', 'None'],
    ['E-2', 'White', '1', '100', 'yes', '', ''],
  );
  await importOverRest(app, file, { token: people.administrator, type: 'melee' });
  const adminLots = await lots(people.administrator);
  expect(adminLots.errors).toEqual([]);
  expect(adminLots.data?.meleeLots.items.map(({ extras }) => extras)).toEqual([
    [
      { name: 'Brand', value: 'None' },
      { name: 'Shelf', value: 'Left, "top"' },
    ],
    [],
  ]);
  const rejection = await lots(people.shopper);
  expect(rejection.data?.meleeLots.items.map(({ extras }) => extras)).toEqual([null, null]);
  expect(rejection.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});
