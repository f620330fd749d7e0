import type { Browser } from '@playwright/test';
import { countLayoutShifts, layoutShiftOf, untilLoaded } from '../../support/loading.ts';
import { median } from '../load.ts';

const rounds = 5;

/** 1.6 Mbit/s download, 0.8 Mbit/s upload, 150 ms round-trip time. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 800_000 / 8 };

/**
 * Measurements of a page load on a phone over a slow network with an empty cache. Times are medians in milliseconds.
 */
export interface Arrival {
  /** Time until the main content is visible. */
  readonly contentMs: number;
  /** Processor time of the page's main thread. Other load on the machine does not affect it. */
  readonly worked: number;
  /** Maximum layout shift, including the first scrolling and key presses on the page. */
  readonly moved: number;
}

/** Measures the load of a page. `selector` matches its main content. */
export async function arrivalOf(browser: Browser, address: string, selector: string): Promise<Arrival> {
  const arrivals: Arrival[] = [];
  for (let round = 0; round < rounds; round++) arrivals.push(await arrive(browser, address, selector));
  return {
    contentMs: median(arrivals.map(({ contentMs }) => contentMs)),
    worked: median(arrivals.map(({ worked }) => worked)),
    moved: Math.max(...arrivals.map(({ moved }) => moved)),
  };
}

async function arrive(browser: Browser, address: string, contentSelector: string): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const browserOfPage = await context.newCDPSession(page);
    await browserOfPage.send('Network.enable');
    await browserOfPage.send('Network.emulateNetworkConditions', slow);
    await browserOfPage.send('Performance.enable', { timeDomain: 'threadTicks' });
    await countLayoutShifts(page);
    await page.addInitScript((selector) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.mark('shown'));
      }).observe(document, { childList: true, subtree: true });
    }, contentSelector);
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    const contentMs = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN);
    await untilLoaded(page);
    const { metrics } = await browserOfPage.send('Performance.getMetrics');
    const worked = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    for (const key of ['Tab', 'Tab', 'Tab', 'PageDown', 'End']) await page.keyboard.press(key);
    await page.mouse.wheel(0, -600);
    await untilLoaded(page);
    return { contentMs, worked, moved: await layoutShiftOf(page) };
  } finally {
    await context.close();
  }
}
