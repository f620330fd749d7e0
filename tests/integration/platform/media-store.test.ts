import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type ObjectStore, startObjectStore } from '../../support/object-store.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** MP4 header followed by bytes whose values depend on their position. */
const video = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'),
  Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251)),
]);

/** Tests range requests and other requests that video players send. */
const servesVideos = (current: () => TestApp): void => {
  const fetchFile = async (headers: Record<string, string> = {}, method = 'GET') => {
    const name = await current().services.media.putVideo(video, { path: 'video' });
    expect(name).toBe(`/media/${createHash('sha256').update(video).digest('hex')}.mp4`);
    const response = await fetch(current().url + name, {
      method,
      headers: { 'cache-control': 'max-age=0', ...headers },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  };

  test('serves a video unchanged, with a cache header that marks it as immutable', async () => {
    const { status, headers, bytes } = await fetchFile();
    expect([status, bytes.equals(video)]).toEqual([200, true]);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('content-length')).toBe(String(video.length));
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const head = await fetchFile({}, 'HEAD');
    expect([head.headers.get('content-length'), head.bytes.length]).toEqual([String(video.length), 0]);
    const again = await fetchFile({ 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  const size = video.length;
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=250000-', 250_000, size - 1],
    ['bytes=-10', size - 10, size - 1],
    ['bytes=100-99999999', 100, size - 1],
  ])('serves the byte range %s', async (range, start, end) => {
    const { status, headers, bytes } = await fetchFile({ range });
    expect([status, headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${size}`]);
    expect(bytes.equals(video.subarray(start, end + 1))).toBe(true);
  });

  test('responds with 416 to an unsatisfiable range, and with the whole file to an invalid range header', async () => {
    const beyond = await fetchFile({ range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const unclear: Record<string, string>[] = [{ range: 'pages=1-2' }, { range: 'bytes=0-9', 'if-range': '"another"' }];
    for (const headers of unclear) {
      const whole = await fetchFile(headers);
      expect([whole.status, whole.bytes.length]).toEqual([200, size]);
    }
    const { headers } = await fetchFile();
    const part = await fetchFile({
      range: 'bytes=0-9',
      'if-range': headers.get('last-modified') ?? headers.get('etag') ?? '',
    });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
  });

  test('continues to serve files after clients disconnect', async () => {
    const name = await current().services.media.putVideo(video, { path: 'video' });
    const calls = Array.from({ length: 5 }, async () => {
      const hangUp = new AbortController();
      await fetch(current().url + name, { signal: hangUp.signal });
      hangUp.abort();
    });
    await Promise.all(calls);
    expect((await fetchFile()).bytes.equals(video)).toBe(true);
  });

  test('rejects a file that is not a video', async () => {
    const put = current().services.media.putVideo(Buffer.from('<html></html>'), { path: 'set.e1Video' });
    await expect(put).rejects.toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'set.e1Video' }] });
  });
};

describe('media folder', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  servesVideos(() => app);

  test('stores only complete files if an image is uploaded several times concurrently', async () => {
    const image = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const names = await Promise.all(
      Array.from({ length: 5 }, () => app.services.media.putImage(image, { path: 'image', maxWidth: 900 })),
    );
    expect(new Set(names).size).toBe(1);
    const files = await readdir(path.join(app.env.DATA_DIR, 'media'));
    expect(files.filter((name) => !/^[0-9a-f]{64}\.(webp|mp4)$/.test(name))).toEqual([]);
  });
});

describe('S3-compatible media store', () => {
  let app: TestApp;
  let store: ObjectStore;
  beforeAll(async () => {
    store = await startObjectStore();
    app = await startTestApp({
      env: {
        S3_ENDPOINT: store.url,
        S3_BUCKET: 'media',
        S3_ACCESS_KEY_ID: 'any',
        S3_SECRET_ACCESS_KEY: 'any',
      },
    });
  });
  afterAll(async () => {
    await app.stop();
    await store.stop();
  });

  servesVideos(() => app);

  test('stores an image once in S3, and serves it unchanged', async () => {
    // Noise is not compressible, so the file is sent in several chunks.
    const pixels = { width: 1200, height: 900, channels: 3 as const };
    const noise = Buffer.from(
      Array.from({ length: pixels.width * pixels.height * 3 }, (_, index) => (index * 7919) % 251),
    );
    const picture = await sharp(noise, { raw: pixels }).png().toBuffer();
    const options = { path: 'image', maxWidth: 2_000 };
    const [first, second] = await Promise.all([
      app.services.media.putImage(picture, options),
      app.services.media.putImage(picture, options),
    ]);
    expect(first).toBe(second);

    const served = await fetch(app.url + first);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.length).toBe(Number(served.headers.get('content-length')));
    expect(first).toBe(`/media/${createHash('sha256').update(bytes).digest('hex')}.webp`);
    await expect(readdir(path.join(app.env.DATA_DIR, 'media'))).rejects.toThrow('ENOENT');

    const png = await app.services.media.readAsPng(first);
    expect((await sharp(png ?? Buffer.alloc(0)).metadata()).format).toBe('png');
    expect(await app.services.media.readAsPng(`/media/${'0'.repeat(64)}.webp`)).toBeNull();

    const head = await fetch(app.url + first, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  test.each([`${'0'.repeat(64)}.webp`, 'secret.txt', '..%2fsecret', ''])(
    'returns 404 for the path %j',
    async (name) => {
      expect((await fetch(`${app.url}/media/${name}`)).status).toBe(404);
    },
  );
});
