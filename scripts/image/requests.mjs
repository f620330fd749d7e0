import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../project.mjs';

const sharp = createRequire(path.join(root, 'server/package.json'))('sharp');

/**
 * Sends requests that need every part of the image: client, templates, documents, fonts, image processing, exports and
 * emails. The server must have demo data. Throws an error if a response is wrong.
 */
export async function checkResponses(url, mailFolder) {
  const get = async (address, options) => {
    const response = await fetch(`${url}${address}`, options);
    assert.ok(response.ok, `${address}: ${response.status} ${response.ok ? '' : await response.text()}`);
    return response;
  };
  for (const page of [
    '/',
    '/partners',
    '/graphql',
    '/api/docs',
    '/api/openapi.json',
    '/partners.md',
    '/partners/reference.md',
    '/partners/changelog.md',
  ])
    await get(page, { headers: { accept: page.endsWith('.md') ? 'text/markdown' : 'text/html' } });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) await get(`/api/docs/${file}`);
  const page = await (await get('/graphql', { headers: { accept: 'text/html' } })).text();
  const explorerScript = /src="([^"]+\.js)"/.exec(page)?.[1];
  await get(new URL(explorerScript, `${url}${/<base href="([^"]+)"/.exec(page)?.[1] ?? '/graphql/'}`).pathname);
  assert.notEqual((await (await get('/version')).json()).version, undefined);

  const graphql = async (query, token, variables = {}) => {
    const response = await get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    assert.equal(errors, undefined, JSON.stringify(errors));
    return data;
  };
  const { logIn } = await graphql(
    'mutation { logIn(input: { email: "admin@example.com", password: "demo-Admin-1" }) { session { accessToken } } }',
  );
  const token = logIn.session.accessToken;

  const { orders } = await graphql('{ orders(page: { size: 1 }) { items { documentUrl } } }', token);
  const document = await get(orders.items[0].documentUrl);
  assert.equal(Buffer.from(await document.arrayBuffer()).toString('latin1', 0, 5), '%PDF-');

  const { exportStock } = await graphql(
    'mutation { exportStock(input: { kind: DIAMOND, format: XLSX }) { url } }',
    token,
  );
  const workbook = Buffer.from(await (await get(exportStock.url)).arrayBuffer());
  assert.equal(workbook.toString('latin1', 0, 2), 'PK');

  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#7a2e4d' } })
    .png()
    .toBuffer();
  const contacts = await get('/api/contact/support', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify([{ name: 'Ann', image: picture.toString('base64') }]),
  });
  const [{ imageUrl }] = await contacts.json();
  assert.equal((await get(imageUrl)).headers.get('content-type'), 'image/webp');

  const emails = () =>
    existsSync(mailFolder) ? readdirSync(mailFolder).filter((name) => name.endsWith('.eml')).length : 0;
  const before = emails();
  await get('/api/auth/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com' }),
  });
  while (emails() === before) await new Promise((resolve) => setTimeout(resolve, 200));
}
