import sharp from 'sharp';
import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';

/** Creates a PNG image of one color. */
export const picture = (color = '#7a2e4d', width = 60): Promise<Buffer> =>
  sharp({ create: { width, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();

export const base64 = (bytes: Buffer): string => bytes.toString('base64');

/** Creates a file of the given size that begins like an MP4 file. */
export const mp4 = (size = 1_000): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'), Buffer.alloc(size - 24, 7)]);

/** Creates a file that begins like a WebM file (EBML with the document type `webm`). */
export const webm = (): Buffer => Buffer.concat([Buffer.from('1a45dfa3874282847765626d', 'hex'), Buffer.alloc(500, 7)]);

let bomb: Promise<Buffer> | undefined;
/** Creates a small file whose image has too many pixels. This takes seconds, so the result is reused. */
const tooManyPixels = (): Promise<Buffer> => {
  bomb ??= sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  return bomb;
};

/** Files that the server must reject as images. */
export const noPictures: [string, () => Promise<Buffer>][] = [
  ['HTML', async () => Buffer.from('<html><body><script>alert(1)</script></body></html>')],
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a truncated picture', async () => (await picture('#123456', 900)).subarray(0, 90)],
  ['a video', async () => mp4()],
  ['a picture with too many pixels', tooManyPixels],
];

/** Sends a mutation with files. Each file is set at a path in the variables, such as `input.set.image1`. */
export async function sendFiles<T>(
  app: TestApp,
  { query, input, files, token }: { query: string; input: object; files: Record<string, Buffer>; token: string | null },
): Promise<Pick<GraphqlAnswer<T>, 'data' | 'errors'>> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set('map', JSON.stringify(Object.fromEntries(Object.keys(files).map((path) => [path, [`variables.${path}`]]))));
  for (const [path, bytes] of Object.entries(files)) form.set(path, new Blob([new Uint8Array(bytes)]), 'file.exe');
  const headers = { 'apollo-require-preflight': 'true' };
  const { body } = await app.rest<Partial<GraphqlAnswer<T>>>('POST', '/graphql', { form, token, headers });
  return { data: body.data ?? null, errors: body.errors ?? [] };
}
