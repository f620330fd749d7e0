import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { sendBytes } from './send-bytes.ts';

/** Serves one request with `serve` and returns the result. */
async function served(serve: (res: ServerResponse, hangUp: () => void) => Promise<void>): Promise<unknown> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port });
  request.on('error', () => undefined).on('response', (response) => response.on('error', () => undefined).resume());
  try {
    const [, res] = await once(server, 'request');
    return await serve(res, () => request.destroy()).then(
      () => 'sent',
      (error: unknown) => error,
    );
  } finally {
    request.destroy();
    server.close();
  }
}

test('ignores a client that disconnects before the response, and closes the source stream', async () => {
  const bytes = Readable.from(['a paper']);
  const outcome = await served(async (res, hangUp) => {
    hangUp();
    await once(res, 'close');
    await sendBytes(bytes, res);
  });
  expect([outcome, bytes.destroyed]).toEqual(['sent', true]);
});

test('ignores a client that disconnects during the response', async () => {
  async function* endless(hangUp: () => void): AsyncGenerator<Buffer> {
    yield Buffer.alloc(1_000);
    hangUp();
    for (;;) yield Buffer.alloc(1_000_000);
  }
  expect(await served((res, hangUp) => sendBytes(Readable.from(endless(hangUp)), res))).toBe('sent');
});

test('throws errors from the source stream', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('the file is missing')) });
  expect(await served((res) => sendBytes(broken, res))).toEqual(new Error('the file is missing'));
});
