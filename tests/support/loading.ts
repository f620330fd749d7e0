import type { Page } from '@playwright/test';

/** Waits until the page has a heading, no element is busy, and the network is idle. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForLoadState('networkidle');
}

declare global {
  interface Window {
    /** Cumulative layout shift as reported by Chromium. Shifts caused by user input are excluded. */
    layoutShift: number;
  }
}

/** Measures layout shifts on pages that are opened after this call. `layoutShiftOf` returns the result. */
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

/** Returns the cumulative layout shift of the current page, as measured by {@link countLayoutShifts}. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
