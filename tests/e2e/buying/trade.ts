import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { administrator, graphqlOf, openSession, shopper } from '../support.ts';

/** Function that runs GraphQL operations as one user. */
export type Api = Awaited<ReturnType<typeof graphqlOf>>;

export interface Stone {
  readonly id: string;
  readonly version: number;
  readonly number: string;
}

/** Demo trader with a markup of 15 %. */
export const customer = { email: 'customer@example.com', password: 'demo-Customer-1' };

/** Suffix that distinguishes test runs on the same server. */
export const stamp = String(Date.now()).slice(-6);

/** Sessions of an administrator and a buyer, with helper functions that call the API directly. */
export interface Trade {
  readonly administrator: Api;
  readonly buyer: Api;
  /** Creates available stones with a price of 1,000.00 per carat. */
  stones(count: number, facts?: object): Promise<readonly Stone[]>;
  reprice(stone: Stone, pricePerCarat: number): Promise<unknown>;
  suspend(stone: Stone): Promise<unknown>;
  /** Returns one available item of each kind except diamonds, as cart input. The first item is melee. */
  oneOfEach(): Promise<readonly object[]>;
}

let serial = 0;

/** Opens sessions of the demo administrator and the demo shopper. */
export async function openTrade(request: APIRequestContext): Promise<Trade> {
  const adminGraphql = await graphqlOf(request, administrator);
  const buyer = await graphqlOf(request, shopper);

  async function newStone(facts: object): Promise<Stone> {
    const number = `BUY-${stamp}-${++serial}`;
    const { createDiamond } = await adminGraphql(
      'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id version } } }',
      {
        input: {
          diamond: {
            ...{ stockNumber: number, shapeId: '1', carats: 1.01, colorId: '1', clarityId: '2', laboratoryId: '1' },
            ...{ certificateNo: `88${stamp}${serial}`, pricePerCarat: 1000, isActive: true },
            ...facts,
          },
        },
      },
    );
    return { ...createDiamond.diamond, number };
  }

  return {
    administrator: adminGraphql,
    buyer,
    async stones(count, facts = {}) {
      const all: Stone[] = [];
      while (all.length < count) all.push(await newStone(facts));
      return all;
    },
    reprice: ({ id, version }, pricePerCarat) =>
      adminGraphql('mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }', {
        input: { id, expectedVersion: version, set: { pricePerCarat } },
      }),
    suspend: ({ id }) =>
      adminGraphql('mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { item { id } } }', {
        input: { kind: 'DIAMOND', id, isActive: false },
      }),
    async oneOfEach() {
      const result = await buyer(`{
        meleeLots(page: { size: 1 }) { items { id } }
        bracelets(page: { size: 1 }) { items { id } }
        eternityRings(page: { size: 1 }) { items { id } }
        jewelleryPieces(page: { size: 20 }) { items { id availability } }
        customNecklaces(page: { size: 1 }) { items { id } }
      }`);
      const idOf = (list: string): string => result[list].items[0].id;
      const piece = result.jewelleryPieces.items.find(
        ({ availability }: { availability: string }) => availability === 'FOR_SALE',
      );
      return [
        { melee: { meleeId: idOf('meleeLots'), carats: 0.5 } },
        { braceletId: idOf('bracelets') },
        { eternityRingId: idOf('eternityRings') },
        { jewelleryPieceId: piece.id },
        { customNecklaceId: idOf('customNecklaces') },
      ];
    },
  };
}

/** Empties a user's wishlist and cart. */
export async function empty(api: Api): Promise<void> {
  const { wishlist, cart } = await api('{ wishlist { lines { id } } cart { lines { id } } }');
  for (const [name, { lines }] of [
    ['Wishlist', wishlist],
    ['Cart', cart],
  ] as const) {
    if (lines.length === 0) continue;
    await api(
      `mutation ($input: RemoveFrom${name}Input!) { removeFrom${name}(input: $input) { problems { message } } }`,
      { input: { lineIds: lines.map(({ id }: { id: string }) => id) } },
    );
  }
}

/** Adds items to a user's cart or wishlist. */
export async function put(api: Api, list: 'Cart' | 'Wishlist', items: readonly object[]): Promise<void> {
  const response = await api(
    `mutation ($input: AddTo${list}Input!) { addTo${list}(input: $input) { problems { message } } }`,
    { input: { items } },
  );
  expect(response[`addTo${list}`].problems).toEqual([]);
}

export const asItems = (stones: readonly Stone[]): readonly object[] => stones.map(({ id }) => ({ diamondId: id }));

/** Locates the remove buttons of a list. Each line has one. */
export const linesOf = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('button', { name: /^Remove / });

/** Opens a page, signed in as the shopper. */
export async function asBuyer(page: Page, path: string): Promise<void> {
  await openSession(page, shopper);
  await page.goto(path);
}

export const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
