import { createPerson, type Person } from '../../support/people.ts';
import { createStone, type StoneFacts } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** ID of the page with white stones. */
const whitePage = 2;
const black = 24;

let app: TestApp;
let designer: Person;
let trader: Person;

beforeAll(async () => {
  app = await startTestApp();
  designer = await createPerson(app, { pages: [whitePage] });
  trader = await createPerson(app);
});
afterAll(() => app.stop());

async function blackColor(): Promise<number> {
  const { data } = await app.graphql<{ referenceLists: { colors: { id: string; category: string }[] } }>(
    '{ referenceLists { colors { id category } } }',
  );
  return Number(data?.referenceLists.colors.find(({ category }) => category === 'BLACK')?.id ?? black);
}

/**
 * Returns where a user finds a stone: in lists, in search, by its link, and when adding it to the wishlist or the
 * cart.
 */
async function visibilityPathsOf(person: Person, id: number, stockNumber: string) {
  const { token } = person;
  const list = 'query ($filter: DiamondFilter) { diamonds(filter: $filter) { total } }';
  const total = async (filter: object) =>
    (await app.graphql<{ diamonds: { total: number } }>(list, { filter }, token)).data?.diamonds.total;
  const search = await app.graphql<{ searchStock: { total: number } }>(
    'query ($text: String!) { searchStock(text: $text) { total } }',
    { text: stockNumber },
    token,
  );
  const byLink = await app.graphql<{ diamond: object | null }>(
    'query ($ref: DiamondRef!) { diamond(ref: $ref) { id } }',
    { ref: { stockNumber } },
    token,
  );
  const rest = await app.rest('GET', `/api/diamonds/${id}`, { token });
  const wish = await app.rest('POST', '/api/wishlist/diamond', { token, body: { itemId: id } });
  const cart = await app.rest('POST', '/api/cart/diamond', { token, body: { itemId: id } });
  return {
    inLists: (await total({ ids: [id] })) === 1 && (await total({ text: stockNumber })) === 1,
    inSearch: (search.data?.searchStock.total ?? 0) > 0,
    byLink: byLink.data?.diamond != null && rest.status === 200,
    onWishlist: wish.status === 201,
    inCart: cart.status === 201,
  };
}

const everywhere = { inLists: true, inSearch: true, byLink: true, onWishlist: true, inCart: true };
const hiddenEverywhere = { inLists: false, inSearch: false, byLink: false, onWishlist: false, inCart: false };

test.each([
  ['a black stone', {}, hiddenEverywhere],
  ['a black stone shown to all', { showToAll: true }, everywhere],
  ['an inactive stone shown to all', { showToAll: true, isActive: false }, hiddenEverywhere],
] as const)(
  'shows or hides %s for a user who has access to white stones only',
  async (description, facts: StoneFacts, expected) => {
    const stockId = `CP ${description}`;
    const stone = await createStone(app, { stockId, colorId: await blackColor(), ...facts });
    expect(await visibilityPathsOf(designer, stone, stockId)).toEqual(expected);
    if (facts.isActive !== false) expect(await visibilityPathsOf(trader, stone, stockId)).toEqual(everywhere);
  },
);
