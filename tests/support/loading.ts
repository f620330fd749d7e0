import type { Page } from '@playwright/test';

/** Waits until the page is all there: its title stands, and nothing says any more that it is on its way. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForLoadState('networkidle');
}

declare global {
  interface Window {
    /** What has moved so far, in parts of the window, as Chromium counts it. Movements that an input asked for are none. */
    layoutShift: number;
  }
}

/** Adds up what moves on the pages that are opened from now on; `layoutShiftOf` tells the sum. */
export const countLayoutShifts = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      interface LayoutShift extends PerformanceEntry {
        readonly value: number;
        readonly hadRecentInput: boolean;
      }
      const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (isShift(entry) && !entry.hadRecentInput) window.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    })
    .then(() => undefined);

/** See {@link countLayoutShifts}: on the page that is open now, since it was opened. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
