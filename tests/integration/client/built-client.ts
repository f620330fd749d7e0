import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A script as the build leaves it: once as it is, once in each compressed form. */
export const script = 'export const stones = "round, oval, cushion, emerald";\n'.repeat(60);

export const page = `<!doctype html><html lang="en" data-currency="USD"><title>A house</title>${'<link rel="stylesheet" href="/x.css">'.repeat(40)}`;

/** Lays out a client as the build does, with three pages. Whoever gets the folder removes it. */
export async function buildClient(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-client-'));
  await mkdir(path.join(folder, 'assets'));
  const pages = [
    { path: '/', parameters: {}, isForSearch: true },
    { path: '/diamonds/:page', parameters: { page: ['white', 'fancyShapes'] }, isForSearch: true },
    { path: '/diamond/:stockNumber', parameters: {}, isForSearch: true },
    { path: '/cart', parameters: {}, isForSearch: false },
    { path: '/admin/orders', parameters: {}, isForSearch: false },
  ];
  const files: Record<string, string | Buffer> = {
    '.pages.json': JSON.stringify(pages),
    'index.html': page,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': brotliCompressSync(script),
    'assets/app-1a2b.js.gz': gzipSync(script),
    'assets/app-1a2b.js.map': JSON.stringify({ sources: Array(500).fill('app.ts') }),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Asks as a program does that says everything for itself, the host and what it can unpack included. */
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
