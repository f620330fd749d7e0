import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { untilLoaded } from './loading.ts';

/** Requests that a page sends until the network is idle. */
export interface FirstLoad {
  readonly requests: number;
  readonly scripts: readonly string[];
  /** Size of the scripts in kB (1,000 bytes) at the highest gzip compression level. */
  readonly gzipKilobytes: number;
  /** Transferred size of the scripts in kB (1,000 bytes). Cached scripts count as zero. */
  readonly sentKilobytes: number;
}

/** Reads a script of the built client by its URL. */
export const bytesOf = (script: string): Buffer => readFileSync(path.join(path.resolve('client/dist'), script));

/** Loads a page and returns its requests. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const requests: Request[] = [];
  const collect = (request: Request): unknown => requests.push(request);
  page.on('request', collect);
  await page.goto(address);
  await untilLoaded(page);
  page.off('request', collect);
  // Ignores the background services and later requests. Every page loads these scripts after 8 s, and on a slow machine
  // the network is not yet idle by then.
  const late = requests.findIndex((request) => request.url().includes('/assets/background-services-'));
  const fetched = requests
    .slice(0, late === -1 ? requests.length : late)
    .filter((request) => request.url().startsWith('http'));
  const scripts = fetched.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const names = scripts.map((script) => new URL(script.url()).pathname);
  return {
    requests: fetched.length,
    scripts: names,
    gzipKilobytes: names.reduce((sum, name) => sum + gzipSync(bytesOf(name), { level: 9 }).length, 0) / 1_000,
    sentKilobytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000,
  };
}
