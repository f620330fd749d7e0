import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RemoteFiles } from '../../../server/src/kernel/use-cases/remote-servers/remote-files.ts';
import { openRemoteFiles } from '../../../server/src/platform/remote-files/remote-files.ts';
import { type FileServer, startFileServer } from '../../support/file-server.ts';
import { selfSigned } from '../../support/self-signed.ts';

const maxBytes = 100_000;
const noValidators = { etag: null, lastModified: null };

let dataDir: string;
let server: FileServer;
let secure: FileServer;
/** Rejects private addresses. `files` accepts them, as a server in an intranet does. */
let strict: RemoteFiles;
let files: RemoteFiles;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-fetched-'));
  [server, secure] = await Promise.all([startFileServer(), startFileServer({ isSecure: true })]);
  strict = await openRemoteFiles({ dataDir, maxBytes, isPrivateAllowed: false });
  files = await openRemoteFiles({ dataDir, maxBytes, isPrivateAllowed: true });
});
afterAll(async () => {
  await Promise.all([strict.close(), files.close(), server.stop(), secure.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  server.received.length = 0;
});

const source = (url: string, userName: string | null = null, password: string | null = null) => ({
  url,
  userName,
  password,
});

async function fetched(url: string): Promise<{ name: string; content: string }> {
  const file = await files.fetch(source(url), noValidators);
  if (!file) throw new Error('the file was taken for known');
  const content = await text(file.upload.createReadStream());
  await file.remove();
  return { name: file.upload.filename, content };
}

test('fetches a file under its name, and unpacks compressed files', async () => {
  server.respond = (_request, response) => response.end('a,b\n');
  expect(await fetched(`${server.url}/to/My%20stock.csv?token=1`)).toEqual({ name: 'My stock.csv', content: 'a,b\n' });
  server.respond = (_request, response) => response.end(gzipSync('packed'));
  expect(await fetched(`${server.url}/stock.csv.gz`)).toEqual({ name: 'stock.csv', content: 'packed' });
  server.respond = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('sent'));
  expect(await fetched(`${server.url}/stock.csv`)).toEqual({ name: 'stock.csv', content: 'sent' });
});

test('does not download an unchanged file again', async () => {
  server.respond = ({ headers }, response) => {
    const isKnown =
      headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'Sun, 22 Nov 2026 10:00:00 GMT';
    const facts = { etag: '"1"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' };
    response.writeHead(isKnown ? 304 : 200, facts).end(isKnown ? undefined : 'a');
  };
  const first = await files.fetch(source(server.url), noValidators);
  expect(first).toMatchObject({ etag: '"1"', lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT' });
  expect(await files.fetch(source(server.url), first ?? noValidators)).toBeNull();
  await first?.remove();
});

test('requires a valid certificate for HTTPS', async () => {
  secure.respond = (_request, response) => response.end('secret');
  await expect(fetched(secure.url)).rejects.toMatchObject({
    isLasting: true,
    message: expect.stringMatching(/certificate/),
  });
  const usual = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...usual, selfSigned.cert]);
  try {
    const privateAllowed = await openRemoteFiles({ dataDir, maxBytes, isPrivateAllowed: true });
    const file = await privateAllowed.fetch(source(secure.url), noValidators);
    expect(file && (await text(file.upload.createReadStream()))).toBe('secret');
    await file?.remove();
    // A redirect from https to http is rejected, even if http URLs are allowed.
    secure.respond = (_request, response) => response.writeHead(302, { location: server.url }).end();
    await expect(privateAllowed.fetch(source(secure.url), noValidators)).rejects.toMatchObject({
      isLasting: true,
      message: expect.stringMatching(/not .*https/),
    });
    await privateAllowed.close();
  } finally {
    tls.setDefaultCACertificates(usual);
  }
});

test('sends the password only to the configured server', async () => {
  const other = await startFileServer();
  other.respond = (_request, response) => response.end('there');
  server.respond = ({ url }, response) => {
    response.writeHead(302, { location: url === '/' ? '/here' : other.url }).end();
  };
  const file = await files.fetch(source(`${server.url}/`, 'acme', 'sésame'), noValidators);
  expect(file && (await text(file.upload.createReadStream()))).toBe('there');
  await file?.remove();
  const basic = `Basic ${Buffer.from('acme:sésame').toString('base64')}`;
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([basic, basic]);
  expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  await other.stop();
});

test.each([
  ['http', 'http://files.example.com/'],
  ['a loopback address', 'https://127.0.0.1/'],
  ['a private address', 'https://10.1.2.3/'],
  ['the address of a cloud metadata service', 'https://169.254.169.254/latest/meta-data'],
  ['an address in hexadecimal notation', 'https://0x7f.1/'],
  ['an IPv6 address', 'https://[::1]/'],
  ['a private IPv4 address mapped to IPv6', 'https://[::ffff:192.168.0.1]/'],
  ['a host name that resolves to a loopback address', 'https://localhost/'],
])('refuses to fetch from %s', async (_description, url) => {
  await expect(strict.fetch(source(url), noValidators)).rejects.toMatchObject({
    name: 'RemoteFailure',
    isLasting: true,
  });
});

test.each<[string, FileServer['respond'], boolean, RegExp]>([
  ['404', (_, r) => r.writeHead(404).end('no'), true, /responded with 404 \(Not Found\)/],
  ['503', (_, r) => r.writeHead(503).end('no'), false, /responded with 503/],
  ['a redirect loop', (_, r) => r.writeHead(302, { location: '/' }).end(), true, /redirects more than 5 times/],
  ['a redirect without a location', (_, r) => r.writeHead(302).end(), true, /responded with 302/],
  ['a redirect to a local file', (_, r) => r.writeHead(302, { location: 'file:///etc/passwd' }).end(), true, /https/],
  ['a file that is too large', (_, r) => r.end('x'.repeat(maxBytes + 1)), true, /larger than 100,000 bytes/],
  ['a zip bomb', (_, r) => r.end(gzipSync(Buffer.alloc(30_000_000))), true, /larger than 100,000 bytes/],
  ['a truncated compressed file', (_, r) => r.end(gzipSync('x'.repeat(99)).subarray(0, 20)), false, /damaged/],
  [
    'a closed connection',
    (_, r) => {
      r.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => r.destroy());
    },
    false,
    /was interrupted/,
  ],
])('reports %s, and leaves no temporary file behind', async (_description, respond, isLasting, message) => {
  server.respond = respond;
  const failing = files.fetch(source(`${server.url}/?token=hidden`, 'acme', 'sésame'), noValidators);
  await expect(failing).rejects.toMatchObject({
    name: 'RemoteFailure',
    isLasting,
    message: expect.stringMatching(message),
  });
  await expect(failing).rejects.not.toMatchObject({ message: expect.stringMatching(/hidden|sésame/) });
  const folders = await readdir(path.join(dataDir, 'fetched'));
  const remaining = await Promise.all(folders.map((folder) => readdir(path.join(dataDir, 'fetched', folder))));
  expect(remaining.flat()).toEqual([]);
});

test('reports an unreachable file server', async () => {
  await expect(files.fetch(source('https://no-such-server.invalid/'), noValidators)).rejects.toMatchObject({
    name: 'RemoteFailure',
    isLasting: false,
    message: expect.stringMatching(/^no-such-server\.invalid cannot be reached/),
  });
});
