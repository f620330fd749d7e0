import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { firstLoad } from '../../support/first-load.ts';
import { untilLoaded } from '../../support/loading.ts';
import { startDemoServer } from '../servers.ts';
import { marksOf } from './lighthouse.ts';
import { arrivalOf } from './slow-network.ts';

/**
 * `npm run bench -- pages` measures storefront pages in Chromium without a session. It prints the load times over a
 * slow network, the size of requests and the Lighthouse scores. `npm run bench -- pages list stone` measures only the
 * named pages.
 */
const row = 'main li a[href^="/diamond/"], main tr a[href^="/diamond/"]';

const pages: Record<string, { address: (browser: Browser, origin: string) => Promise<string>; selector: string }> = {
  home: { address: async () => '/', selector: 'h1' },
  list: { address: async () => '/diamonds/white', selector: row },
  stone: {
    address: (browser, origin) => firstLinkOf(browser, `${origin}/diamonds/white`, '/diamond/'),
    selector: 'main dl, main table',
  },
  product: {
    address: (browser, origin) => firstLinkOf(browser, `${origin}/necklaces`, '/products/'),
    selector: 'main h1',
  },
};

const bars = { performance: 90, others: 100, shown: 3_500, moved: 0.02 };

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pages);
const server = await startDemoServer();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run'],
});
try {
  const opened = await Promise.all(
    names.map(async (name) => {
      const page = pages[name];
      if (!page) throw new Error(`there is no page "${name}": ${Object.keys(pages).join(', ')}`);
      return { name, selector: page.selector, address: `${server.url}${await page.address(browser, server.url)}` };
    }),
  );

  print(
    '| page | requests | script, gzip kB | sent kB | shown ms | worked ms | moved |\n|---|---|---|---|---|---|---|',
  );
  for (const { name, address, selector } of opened) {
    const page = await browser.newPage();
    const load = await firstLoad(page, address);
    await page.close();
    const arrival = await arrivalOf(browser, address, selector);
    print(
      `| ${name} | ${load.requests} | ${load.gzipKilobytes.toFixed(0)} | ${load.sentKilobytes.toFixed(0)} ` +
        `| ${arrival.contentMs.toFixed(0)} | ${arrival.worked.toFixed(0)} | ${arrival.moved.toFixed(3)} |`,
    );
  }
  print(`\nAims: shown within ${bars.shown} ms, moved at most ${bars.moved}.\n`);

  print(
    '| page | performance | accessibility | best practices | SEO | first paint ms | largest ms | blocked ms | moved |',
  );
  print('|---|---|---|---|---|---|---|---|---|');
  const machines: number[] = [];
  for (const { name, address } of opened) {
    const marks = await marksOf(address);
    machines.push(marks.machine);
    print(
      `| ${name} | ${marks.scores.join(' | ')} | ${marks.firstPaint.toFixed(0)} | ${marks.largestPaint.toFixed(0)} ` +
        `| ${marks.blocked.toFixed(0)} | ${marks.moved.toFixed(3)} |`,
    );
  }
  print(
    `\nAims: performance ${bars.performance}, all others ${bars.others}. Lighthouse's mark for this machine: ${machines.join(', ')}.`,
  );
} finally {
  await browser.close();
  await server.stop();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns the path of the first item in a list. */
async function firstLinkOf(browser: Browser, list: string, begin: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(list);
    await untilLoaded(page);
    const address = await page.locator(`main a[href^="${begin}"]`).first().getAttribute('href');
    if (address === null) throw new Error(`${list} shows nothing`);
    return address;
  } finally {
    await page.close();
  }
}
