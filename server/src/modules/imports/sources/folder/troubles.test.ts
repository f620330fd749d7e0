import { rename } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { RepeatedErrorLog } from './repeated-errors.ts';

test('logs a repeated error only once, even if the path in its message differs', async () => {
  const codes: string[] = [];
  const lines = new Writable({
    write(line, _encoding, callback) {
      codes.push(JSON.parse(String(line)).err.code);
      callback();
    },
  });
  const errorLog = new RepeatedErrorLog(pino(lines));
  const moved = (from: string, to: string) => errorLog.runLogged('held.csv', () => rename(from, to));
  await moved('/nowhere/held.csv', '/nowhere/1/held.csv');
  await moved('/nowhere/held.csv', '/nowhere/2/held.csv');
  await moved(import.meta.filename, '/nowhere\0');
  expect(codes).toEqual(['ENOENT', 'ERR_INVALID_ARG_VALUE']);
});
