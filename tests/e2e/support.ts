import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import type axe from 'axe-core';
import PostalMime, { type Email } from 'postal-mime';
import { markupFindings, markupRules } from './html-check.ts';

declare global {
  interface Window {
    /** Defined after `axeSource` has run in the page. */
    axe: typeof axe;
  }
}

/** Source code of axe, which runs in the page. It is minified, because each document parses it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const administrator = { email: 'admin@example.com', password: 'demo-Admin-1' };
export const shopper = { email: 'shopper@example.com', password: 'demo-Shopper-1' };

/** Signs in through the sign-in form. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

interface RestSession {
  readonly authorization: string;
  readonly origin: string;
}

/** Sessions of this worker by email address. Each worker has one server, and a sign-in takes 0.5 s. */
const sessions = new Map<string, Promise<RestSession>>();

async function signInByRest(request: APIRequestContext, person: { email: string; password: string }) {
  const response = await request.post('/api/auth/login', { data: person });
  expect(response.ok(), `${person.email} signs in`).toBe(true);
  return { authorization: response.headers().authorization ?? '', origin: new URL(response.url()).origin };
}

/**
 * Returns a session of a user whose password does not change. Tests must not sign out, because all tests of the
 * worker share the session.
 */
function sessionOf(request: APIRequestContext, person: { email: string; password: string }): Promise<RestSession> {
  const session = sessions.get(person.email) ?? signInByRest(request, person);
  sessions.set(person.email, session);
  return session;
}

/**
 * Adds a session to a browser that has not opened a page yet. Used by tests that do not test signing in, because the
 * sign-in form would start the client again.
 */
export async function openSession(page: Page, person: { email: string; password: string }): Promise<void> {
  const { authorization, origin } = await sessionOf(page.request, person);
  const accessToken = { name: 'accessToken', value: authorization.replace(/^Bearer /, '') };
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage: [accessToken] }] });
}

/** Returns a function that runs GraphQL operations on behalf of a user. */
export async function graphqlOf(request: APIRequestContext, person: { email: string; password: string }) {
  const { authorization } = await sessionOf(request, person);
  return async (query: string, variables: object = {}) => {
    const response = await (
      await request.post('/graphql', { data: { query, variables }, headers: { authorization } })
    ).json();
    expect(response.errors, JSON.stringify(response.errors)).toBeUndefined();
    return response.data;
  };
}

/** Returns whether a request opens the stream of live updates. */
export const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/graphql/stream';

/** Opens a page, clicks in it, and waits until the stream of live updates is open. */
export async function openLive(page: Page, address: string): Promise<void> {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (isStream(response.request())) statuses.push(response.status());
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The first click after the client has started opens the stream. Without a click it opens after 8 s.
  await expect
    .poll(async () => {
      await page.mouse.click(1, 1);
      return statuses[0];
    })
    .toBe(200);
}

/** Imports a stock file as an administrator. */
export async function importFile(
  request: APIRequestContext,
  type: string,
  name: string,
  lines: readonly string[],
  query = '',
): Promise<void> {
  const { authorization } = await sessionOf(request, administrator);
  const response = await request.post(`/api/${type}/import${query}`, {
    headers: { authorization },
    multipart: { file: { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) } },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Checks a stock file as an administrator. The check adds a run to the import history. */
export const checkFile = (request: APIRequestContext, type: string, lines: readonly string[]): Promise<void> =>
  importFile(request, type, 'checked.csv', lines, '?dryRun=true');

/** Starts collecting the page's errors and its requests to origins other than `origin`. */
export function watch(page: Page, origin: string | undefined): { externalRequests: string[]; complaints: string[] } {
  const externalRequests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) externalRequests.push(url.href);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { externalRequests, complaints };
}

/** Waits until animations have ended and no list shows dimmed previous rows. Both change colors temporarily. */
async function waitForStableColors(page: Page): Promise<void> {
  // A color transition starts in the frame after the event that causes it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(
    () =>
      document.querySelector('[data-stale]') === null &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Switches the page to light or dark colors. Pages follow the device's color scheme with a short delay. */
export async function setColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}

/** The axe rules about colors. On a large page, they take most of axe's time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface AxeChecks {
  readonly part?: string | undefined;
  /** Rules to check. Default: both groups. */
  readonly only?: 'structure' | 'colors';
}

/** Expects that axe reports no serious violation in the page, or in the part that matches a selector. */
async function expectNothingSerious(page: Page, { part, only }: AxeChecks): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  await waitForStableColors(page);
  const serious = await page.evaluate(
    async ({ selector, runOnly, skipped }) => {
      const { violations } = await window.axe.run(selector ?? document, {
        resultTypes: ['violations'],
        runOnly,
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => ({
          id,
          at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
        }));
    },
    {
      selector: part,
      runOnly: only === 'colors' ? colorRules : ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      skipped: only === 'structure' ? colorRules : [],
    },
  );
  expect(serious).toEqual([]);
}

/** Expects no markup errors of the kinds that axe does not report (html-check.ts). */
async function expectSoundMarkup(page: Page, selector: string | undefined): Promise<void> {
  // Polls, because descriptions of controls may be added shortly after the controls.
  await expect.poll(() => page.evaluate(markupFindings, { ...markupRules, selector })).toEqual([]);
}

/** Returns a selector for the open dialogs, or undefined if there are none. Runs in the page. */
function openDialog(): string | undefined {
  const selector = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])';
  return [...document.querySelectorAll(selector)].some((dialog) => dialog.checkVisibility()) ? selector : undefined;
}

/**
 * Expects valid markup and no serious accessibility violation, in the page or in the part that matches a selector. If
 * a dialog is open, only dialogs are checked, because the page is checked separately without a dialog. Loads axe once
 * per document and returns only its violations. The axe package for Playwright loads axe twice per check and returns
 * all results.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await waitForStableColors(page);
  const selector = part ?? (await page.evaluate(openDialog));
  await expectNothingSerious(page, { part: selector });
  await expectSoundMarkup(page, selector);
}

/**
 * Like `expectAccessible`, but without the rules about colors. Used for pages whose layout is checked with another
 * page.
 */
export async function expectStructure(page: Page): Promise<void> {
  await waitForStableColors(page);
  const selector = await page.evaluate(openDialog);
  await expectNothingSerious(page, { part: selector, only: 'structure' });
  await expectSoundMarkup(page, selector);
}

/** Expects sufficient contrast in the current color mode. Light and dark pages differ only in their colors. */
export const expectColors = (page: Page): Promise<void> => expectNothingSerious(page, { only: 'colors' });

/** Expects that the page does not scroll sideways once its layout is stable. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/**
 * Selects the only matching option of a combobox by keyboard. A click could miss an option in a list that is still
 * moving.
 */
export async function chooseMatch(box: Locator, text: string, match: string): Promise<void> {
  await box.fill(text);
  await expect(box.page().getByRole('option', { name: match })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(match);
}

/**
 * Changes the URL through the client's router, as a link does, and returns immediately. If only the query string
 * changes, wait for content that the new query loads.
 */
export const pushAddress = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({ idx: (window.history.state?.idx ?? 0) + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);

/**
 * Opens a page through the client's router, as a link does, because starting the client takes as long as the page
 * itself. Loads the page if the tab is empty or already shows it. Returns when the heading of the previous page has
 * disappeared.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const isLoad = page.url() === 'about:blank' || new URL(page.url()).pathname === address.split('?')[0];
  if (isLoad) {
    await page.goto(address);
    return;
  }
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.former = heading.textContent;
  });
  const isFormer = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1')].some(({ dataset, textContent }) => dataset.former === textContent),
    );
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // The router ignores an event while it resumes a blocked navigation. In this case, the event is sent again.
  await expect(async () => {
    await pushAddress(page, address);
    await expect.poll(isFormer, { timeout: 5_000 }).toBe(false);
  }).toPass({ timeout: 30_000 });
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/**
 * Expects that the current page is accessible and fits the viewport, on a phone and a desktop, in light and dark
 * colors.
 */
export async function expectToFitEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await setColors(page, 'light');
  await expectAccessible(page);
  await setColors(page, 'dark');
  await expectColors(page);

  // The page remains in dark colors, because each switch recalculates all styles.
  await page.setViewportSize(desktop);
  await expectNoSidewaysScroll(page);
  await expectColors(page);
  await setColors(page, 'light');
  await expectAccessible(page);
}

/** Waits for an email to a recipient with a matching subject, and returns the newest one. */
export async function mailTo(recipient: string, subject: RegExp): Promise<Email> {
  const folder = process.env.MAIL_DIR ?? '';
  let email: Email | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      const mails = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
      );
      email = mails
        .filter((mail) => mail.to?.some(({ address }) => address === recipient) && subject.test(mail.subject ?? ''))
        .at(-1);
      return email !== undefined;
    })
    .toBe(true);
  if (!email) throw new Error(`no mail to ${recipient}`);
  return email;
}

/**
 * Picks up an element with its drag handle by keyboard, and waits for the announcement. Arrow keys take effect only
 * shortly after the announcement.
 */
export async function pickUp(page: Page, handle: Locator, announcement: RegExp | string): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(announcement)).toBeAttached();
  // The drag-and-drop library listens for arrow keys only after a timer, so earlier presses would be ignored.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
