import { once } from 'node:events';
import express from 'express';
import { createLogger } from '../logger.ts';
import { keyInAddress } from '../sign-in/key-text.ts';
import { requestLog } from './request-log.ts';

const [publicId, secret] = ['k3y0f4pr0g', 'S'.repeat(43)];

test('removes API keys in URLs and headers from the log', async () => {
  const lines: string[] = [];
  const app = express();
  app.use(requestLog(createLogger('debug', { destination: { write: (line: string) => void lines.push(line) } })));
  app.use((_req, res) => void res.status(404).end());
  const server = app.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const key = `fk_${publicId}_${secret}`;
  for (const path of [`/api/${key}?key=${key}`, `/api/${key.replaceAll('_', '%5f')}/x`]) {
    await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${key}` } });
  }
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(lines.length).toBe(2);
  expect([lines.join().includes(secret), lines.every((line) => line.includes(publicId))]).toEqual([false, true]);
});

test('finds API keys in paths and parameters, and ignores strings that only start like a key', () => {
  expect(keyInAddress(`/api/x?a=1&token=fk_${publicId}_${secret}`)).toEqual({ place: 'token', publicId });
  expect(keyInAddress(`/api/fk%5F${publicId}%5F${secret}`)).toEqual({ place: 'path', publicId });
  expect(keyInAddress('/api/x?stockId=fk_1_2&name=fk_the_ring&fk_=')).toBeUndefined();
});
