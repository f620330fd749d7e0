import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { AppError } from '../kernel/errors/errors.ts';
import { restRoutes } from '../modules/index.ts';
import { openBufferedResponses } from '../platform/buffered-responses/buffered-responses.ts';
import { openUploadFolders } from '../platform/http/multipart-form.ts';
import { createLogger } from '../platform/logger.ts';
import { openApiDocument } from './openapi/document.ts';
import { restRouter } from './router.ts';

/** No route is currently deprecated, so these tests deprecate one. */

const deprecation = { since: new Date('2026-12-01T00:00:00Z'), removal: new Date('2027-07-01T00:00:00Z') };
const routes = restRoutes
  .filter(({ path: address }) => ['/feed/status', '/site/lastupdate'].includes(address))
  .map((route) =>
    route.path === '/feed/status' ? { ...route, describes: { ...route.describes, deprecation } } : route,
  );

let folder: string;
let server: Server;
let url: string;
let close: () => Promise<unknown>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-deprecated-'));
  const [spools, uploads] = await Promise.all([
    openBufferedResponses(folder, createLogger('silent')),
    openUploadFolders(folder),
  ]);
  // Error responses contain the headers too.
  const contextOf = () => Promise.reject(new AppError('FORBIDDEN'));
  const app = express().use('/api', restRouter({ routes, contextOf, spools, uploads, maxFileBytes: 1 }));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  close = () => Promise.all([spools.close(), uploads.close()]);
});
afterAll(async () => {
  server.close();
  await close();
  await rm(folder, { recursive: true, force: true });
});

const headersOf = async (address: string): Promise<(string | null)[]> => {
  const response = await fetch(`${url}/api${address}`);
  await response.text();
  return ['deprecation', 'sunset', 'link'].map((name) => response.headers.get(name));
};

test('sends the deprecation date, the removal date and a link to the policy', async () => {
  expect(await headersOf('/feed/status')).toEqual([
    `@${Date.UTC(2026, 11, 1) / 1_000}`,
    'Thu, 01 Jul 2027 00:00:00 GMT',
    '</partners/changelog#deprecation-policy>; rel="deprecation"; type="text/html"',
  ]);
  expect(await headersOf('/site/lastupdate')).toEqual([null, null, null]);
});

test('marks the route as deprecated in the API document', () => {
  const { paths } = openApiDocument(routes);
  expect(paths['/api/feed/status']?.get).toMatchObject({ deprecated: true });
  expect(paths['/api/site/lastupdate']?.get).not.toHaveProperty('deprecated');
});
