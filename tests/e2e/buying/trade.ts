import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { administrator, graphqlOf, openSession, shopper } from '../support.ts';

/** Somebody who runs operations of GraphQL. */
export type Api = Awaited<ReturnType<typeof graphqlOf>>;

/** A stone that a test has put on stock. */
export interface Stone {
  readonly id: string;
  readonly version: number;
  readonly number: string;
}

/** Another trader of the demo: pays 15 per cent on top. */
export const customer = { email: 'customer@example.com', password: 'demo-Customer-1' };

/** Sets one run of the tests apart from others on the same house. */
export const stamp = String(Date.now()).slice(-6);

/** The house and a buyer, and what tests do on their behalf beside the pages that they look at. */
export interface Trade {
  readonly house: Api;
  readonly buyer: Api;
  /** Puts new stones on stock, at 1,000.00 per carat. */
  stones(count: number, facts?: object): Promise<readonly Stone[]>;
  reprice(stone: Stone, pricePerCarat: number): Promise<unknown>;
  suspend(stone: Stone): Promise<unknown>;
  /** One item of each kind of stock but stones that is for sale, as lists take it; the first is melee. */
  oneOfEach(): Promise<readonly object[]>;
}

let made = 0;

/** Begins to trade as the administrator and the shopper of the demo. */
export async function openTrade(request: APIRequestContext): Promise<Trade> {
  const house = await graphqlOf(request, administrator);
  const buyer = await graphqlOf(request, shopper);

  async function newStone(facts: object): Promise<Stone> {
    const number = `BUY-${stamp}-${++made}`;
    const { createDiamond } = await house(
      'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id version } } }',
      {
        input: {
          diamond: {
            ...{ stockNumber: number, shapeId: '1', carats: 1.01, colorId: '1', clarityId: '2', laboratoryId: '1' },
            ...{ certificateNo: `88${stamp}${made}`, pricePerCarat: 1000, isActive: true },
            ...facts,
          },
        },
      },
    );
    return { ...createDiamond.diamond, number };
  }

  return {
    house,
    buyer,
    async stones(count, facts = {}) {
      const all: Stone[] = [];
      while (all.length < count) all.push(await newStone(facts));
      return all;
    },
    reprice: ({ id, version }, pricePerCarat) =>
      house('mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }', {
        input: { id, expectedVersion: version, set: { pricePerCarat } },
      }),
    suspend: ({ id }) =>
      house('mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { item { id } } }', {
        input: { kind: 'DIAMOND', id, isActive: false },
      }),
    async oneOfEach() {
      const found = await buyer(`{
        meleeLots(page: { size: 1 }) { items { id } }
        bracelets(page: { size: 1 }) { items { id } }
        eternityRings(page: { size: 1 }) { items { id } }
        jewelleryPieces(page: { size: 20 }) { items { id availability } }
        customNecklaces(page: { size: 1 }) { items { id } }
      }`);
      const idOf = (list: string): string => found[list].items[0].id;
      const piece = found.jewelleryPieces.items.find(
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

/** Takes everything out of somebody's lists. */
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

/** Puts items into one of somebody's lists. */
export async function put(api: Api, list: 'Cart' | 'Wishlist', items: readonly object[]): Promise<void> {
  const answer = await api(
    `mutation ($input: AddTo${list}Input!) { addTo${list}(input: $input) { problems { message } } }`,
    { input: { items } },
  );
  expect(answer[`addTo${list}`].problems).toEqual([]);
}

export const asItems = (stones: readonly Stone[]): readonly object[] => stones.map(({ id }) => ({ diamondId: id }));

/** The lines of a list on its page: each has one such button. */
export const linesOf = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('button', { name: /^Remove / });

/** Opens a page as the shopper, who has signed in before. */
export async function asBuyer(page: Page, path: string): Promise<void> {
  await openSession(page, shopper);
  await page.goto(path);
}

/** A page of somebody else's browser. */
export const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
