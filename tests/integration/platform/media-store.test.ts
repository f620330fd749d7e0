import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

describe('media in an S3-compatible store', () => {
  let app: TestApp;
  let store: S3rver;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'facet-s3-'));
    const port = await freePort();
    store = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'media' }],
    });
    await store.run();
    app = await startTestApp({
      env: {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: 'media',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      },
    });
  });
  afterAll(async () => {
    await app.stop();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('are kept there once and served from there, byte by byte', async () => {
    // Noise does not compress: several chunks on the wire.
    const pixels = { width: 1200, height: 900, channels: 3 as const };
    const noise = Buffer.from(
      Array.from({ length: pixels.width * pixels.height * 3 }, (_, index) => (index * 7919) % 251),
    );
    const picture = await sharp(noise, { raw: pixels }).png().toBuffer();
    const options = { path: 'image', maxWidth: 2_000 };
    const [one, two] = await Promise.all([
      app.services.media.putImage(picture, options),
      app.services.media.putImage(picture, options),
    ]);
    expect(one).toBe(two);

    const served = await fetch(app.url + one);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.length).toBe(Number(served.headers.get('content-length')));
    expect(one).toBe(`/media/${createHash('sha256').update(bytes).digest('hex')}.webp`);
    await expect(readdir(path.join(app.env.DATA_DIR, 'media'))).rejects.toThrow('ENOENT');

    const head = await fetch(app.url + one, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  test.each([`${'0'.repeat(64)}.webp`, 'secret.txt', '..%2fsecret', ''])('%j is not there', async (name) => {
    expect((await fetch(`${app.url}/media/${name}`)).status).toBe(404);
  });
});
