import { expect, type Page } from '@playwright/test';
import { test } from '../reused-context.ts';
import { graphqlOf, openSession, shopper } from '../support.ts';
import { customer, empty, linesOf, newPage, openTrade, type Stone } from './trade.ts';

/** Tests a ring that one trader shares with another trader by link. */

const price = (page: Page) => page.getByRole('complementary', { name: 'Your ring so far' }).getByRole('status');
const amount = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

test('lets another trader buy a shared ring at their own price, and offers a stone on hold only to its holder', async ({
  page,
  browser,
  request,
  context,
}) => {
  test.setTimeout(180_000);
  const trade = await openTrade(request);
  // The weight is rare, so that the ring builder lists both stones on its first page.
  const [stone, heldStone] = (await trade.stones(2, { carats: 1.017 })) as [Stone, Stone];
  const others = await graphqlOf(request, customer);
  await empty(others);
  const { ringConfig } = await trade.buyer('{ ringConfig { ringSetting { stockNumber price { total } } } }');
  const setting: string = ringConfig.ringSetting.stockNumber;
  const settingPrice: number = ringConfig.ringSetting.price.total;
  const { currentUser } = await others('{ currentUser { id } }');
  const other = await newPage(browser);
  let link = '';

  await test.step('builds a ring and copies the link to it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSession(page, shopper);
    await page.goto(`/engagement-rings?setting=${setting}&diamond=${stone.number}`);
    await page.getByLabel('Ring size', { exact: true }).selectOption({ label: 'US 6 · EU 52 · UK L½' });
    await page.getByLabel('Engraving').fill('Noor & Ed');
    await expect(page).toHaveURL(/engraving=Noor/);
    await expect(price(page)).toHaveText(/^\$/);
    expect(amount(await price(page).textContent())).toBe(settingPrice + 1017);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    link = await page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('opens the shared ring with a 15 % markup on the price of its stone', async () => {
    await openSession(other, customer);
    await other.goto(link);
    await expect(other.getByRole('img', { name: /engraved “Noor & Ed”/ })).toBeVisible();
    await expect(other.getByLabel('Ring size', { exact: true })).toHaveValue('6');
    await expect(price(other)).toHaveText(/^\$/);
    expect(amount(await price(other).textContent())).toBe(settingPrice + 1169.55);
  });

  await test.step("adds the shared ring to the cart with all details at the viewer's price", async () => {
    await other.getByRole('button', { name: 'Add to cart' }).click();
    await other.getByRole('link', { name: 'In your cart' }).click();
    await expect(linesOf(other, 'Your cart')).toHaveCount(1);
    const line = other.getByRole('list', { name: 'Your cart', exact: true }).getByRole('listitem').first();
    await expect(line).toContainText('size 6');
    await expect(line).toContainText('engraved “Noor & Ed”');
    const { cart } = await others(`{ cart { totalPrice lines { price { total }
      ... on EngagementRingLine { engagementRing { ringSize engraving diamond { stockNumber } } } } } }`);
    expect(cart).toEqual({
      totalPrice: settingPrice + 1169.55,
      lines: [
        {
          price: { total: settingPrice + 1169.55 },
          engagementRing: { ringSize: 6, engraving: 'Noor & Ed', diamond: { stockNumber: stone.number } },
        },
      ],
    });
    await expect(line).toContainText((settingPrice + 1169.55).toLocaleString('en-US', { minimumFractionDigits: 2 }));
    await expect(line.getByRole('link').first()).toHaveAttribute('href', new RegExp(`diamond=${stone.number}`));
  });

  await test.step('offers a stone on hold only to its holder', async () => {
    await trade.administrator(
      'mutation ($input: ChangeDiamondStatusInput!) { changeDiamondStatus(input: $input) { __typename } }',
      {
        input: { id: heldStone.id, status: 'HOLD', holdUserId: currentUser.id },
      },
    );
    const choice = `/engagement-rings?setting=${setting}&carats=1.017..1.017`;
    for (const [owner, isOffered] of [
      [other, true],
      [page, false],
    ] as const) {
      await owner.goto(choice);
      const offered = owner.getByRole('list', { name: 'stones', exact: true });
      await expect(offered.getByRole('listitem').filter({ hasText: stone.number })).toHaveCount(1);
      await expect(offered.getByRole('listitem').filter({ hasText: heldStone.number })).toHaveCount(isOffered ? 1 : 0);
    }
    await expect(
      page.getByText(/stones? fits?, but (is|are) on hold for another buyer or not available now\./),
    ).toBeVisible();
  });
  await other.context().close();
});
