import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Script in the build output: stored plain and in each compressed form. */
export const script = 'export const stones = "round, oval, cushion, emerald";\n'.repeat(60);

const built = `<!doctype html><html lang="en" data-currency="USD"><head><!--page--><title></title><!--/page-->${'<link rel="stylesheet" href="/x.css">'.repeat(40)}</head>`;

/** Creates a folder like the build output, with a few pages. The caller must remove the folder. */
export async function buildClient(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-client-'));
  await mkdir(path.join(folder, 'assets'));
  const route = { titles: {}, description: null, parameters: {}, isOfHouse: false };
  const found = { ...route, isForSearch: true };
  const own = { ...route, isForSearch: false };
  const pages = [
    { ...found, path: '/', title: 'Home', description: 'Diamonds "for" the <trade> & its friends.' },
    {
      ...found,
      path: '/diamonds/:page',
      title: 'Not Found',
      titles: { white: 'White', fancyShapes: 'Shapes' },
      parameters: { page: ['white', 'fancyShapes'] },
    },
    { ...found, path: '/diamond/:stockNumber', title: 'Single Diamond' },
    { ...found, path: '/products/:stockNumber', title: 'Single Product' },
    { ...found, path: '/bracelet/:name', title: 'Single Bracelet' },
    { ...found, path: '/eternity-rings', title: 'Eternity Rings' },
    { ...found, path: '/eternity-rings/:stockNumber', title: 'Eternity Ring' },
    { ...found, path: '/custom-necklace/:stockNumber', title: 'Necklace' },
    { ...found, path: '/ring-setting/:stockNumber', title: 'Ring Setting' },
    { ...found, path: '/about-us', title: 'About Us', isOfHouse: true },
    { ...own, path: '/cart', title: 'Cart' },
    { ...own, path: '/maintenance', title: 'Maintenance' },
    { ...own, path: '/admin/orders', title: 'Admin' },
  ];
  const files: Record<string, string | Buffer> = {
    '.pages.json': JSON.stringify(pages),
    'index.html': built,
    'sw.js': 'self.skipWaiting();',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': brotliCompressSync(script),
    'assets/app-1a2b.js.gz': gzipSync(script),
    'assets/app-1a2b.js.map': JSON.stringify({ sources: Array(500).fill('app.ts') }),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

/** Response with the bytes as received. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Sends a request without default headers, so that tests control `Host` and `Accept-Encoding`. */
export const ask = (
  address: string,
  { method = 'GET', body, ...headers }: { method?: string; body?: string; [header: string]: string | undefined } = {},
): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const call = http.request(address, { method, agent: false, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    call.once('error', reject);
    call.end(body);
  });
