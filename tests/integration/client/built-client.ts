import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Script in the build output. It is stored uncompressed and in each compressed form. */
export const script = 'export const stones = "round, oval, cushion, emerald";\n'.repeat(60);

const built = `<!doctype html><html lang="en" data-currency="USD"><head><!--page--><title></title><!--/page-->${'<link rel="stylesheet" href="/x.css">'.repeat(40)}</head>`;

/** Creates a folder that resembles the build output, with a few pages. The caller must remove the folder. */
export async function buildClient(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-client-'));
  await mkdir(path.join(folder, 'assets'));
  const route = { titles: {}, description: null, parameters: {}, isOfHouse: false };
  const searchRoute = { ...route, isForSearch: true };
  const directRoute = { ...route, isForSearch: false };
  const pages = [
    { ...searchRoute, path: '/', title: 'Home', description: 'Diamonds "for" the <trade> & its friends.' },
    {
      ...searchRoute,
      path: '/diamonds/:page',
      title: 'Not Found',
      titles: { white: 'White', fancyShapes: 'Shapes' },
      parameters: { page: ['white', 'fancyShapes'] },
    },
    { ...searchRoute, path: '/diamond/:stockNumber', title: 'Single Diamond' },
    { ...searchRoute, path: '/products/:stockNumber', title: 'Single Product' },
    { ...searchRoute, path: '/bracelet/:name', title: 'Single Bracelet' },
    { ...searchRoute, path: '/eternity-rings', title: 'Eternity Rings' },
    { ...searchRoute, path: '/eternity-rings/:stockNumber', title: 'Eternity Ring' },
    { ...searchRoute, path: '/custom-necklace/:stockNumber', title: 'Necklace' },
    { ...searchRoute, path: '/ring-setting/:stockNumber', title: 'Ring Setting' },
    { ...searchRoute, path: '/about-us', title: 'About Us', isOfHouse: true },
    { ...directRoute, path: '/cart', title: 'Cart' },
    { ...directRoute, path: '/maintenance', title: 'Maintenance' },
    { ...directRoute, path: '/admin/orders', title: 'Admin' },
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

/** Response with its bytes as received, before decompression. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Sends a request without default headers, so that tests can set `Host` and `Accept-Encoding`. */
export const sendRequest = (
  address: string,
  { method = 'GET', body, ...headers }: { method?: string; body?: string; [header: string]: string | undefined } = {},
): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const call = http.request(address, { method, agent: false, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    call.once('error', reject);
    call.end(body);
  });
