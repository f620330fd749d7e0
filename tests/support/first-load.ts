import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { untilLoaded } from './loading.ts';

/** What a page asked for from an empty cache until nothing more came. */
export interface FirstLoad {
  readonly requests: number;
  readonly scripts: readonly string[];
  /** Of its scripts, packed with gzip as tightly as that can; kB of 1,000 bytes. */
  readonly gzipKilobytes: number;
  /** The same as a browser of today gets them. */
  readonly sentKilobytes: number;
}

export type StoredSession = Awaited<ReturnType<ReturnType<Browser['contexts']>[number]['storageState']>>;

/** A script of the built client, by its address. */
export const bytesOf = (script: string): Buffer => readFileSync(path.join(path.resolve('client/dist'), script));

export async function firstLoad(browser: Browser, address: string, session?: StoredSession): Promise<FirstLoad> {
  const context = await browser.newContext(session === undefined ? {} : { storageState: session });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address);
  await untilLoaded(page);
  // Every page loads its companions after 8 s, which a slow machine reaches before the network is idle.
  const late = requests.findIndex((request) => request.url().includes('/assets/companions-'));
  const fetched = requests
    .slice(0, late === -1 ? requests.length : late)
    .filter((request) => request.url().startsWith('http'));
  const scripts = fetched.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const names = scripts.map((script) => new URL(script.url()).pathname);
  await context.close();
  return {
    requests: fetched.length,
    scripts: names,
    gzipKilobytes: names.reduce((sum, name) => sum + gzipSync(bytesOf(name), { level: 9 }).length, 0) / 1_000,
    sentKilobytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000,
  };
}
