import { LoggedErrors } from './logged-errors.ts';
import { createLogger } from './logger.ts';

const fail = (message: string): Error => new Error(message);

test('groups equal errors, and contains no secrets', () => {
  const errors = new LoggedErrors();
  const log = createLogger('info', { errors, destination: { write: () => undefined } });
  const logOnce = () =>
    log.child({ queue: 'mail.send' }).error({ err: fail('no route'), token: 'secret-value' }, 'job failed');
  for (let n = 0; n < 3; n += 1) logOnce();
  log.warn('not an error');
  log.fatal({ req: { id: 'abc', headers: { authorization: 'secret-value' } } }, 'gone');

  const taken = [...errors.take().values()];
  expect(taken).toEqual([
    expect.objectContaining({
      ...{ level: 'error', message: 'job failed', errorType: 'Error', errorMessage: 'no route' },
      ...{ queue: 'mail.send', count: 3 },
    }),
    expect.objectContaining({ level: 'fatal', message: 'gone', requestId: 'abc', errorType: null, count: 1 }),
  ]);
  expect(JSON.stringify(taken)).not.toContain('secret-value');
  expect(errors.take().size).toBe(0);
});

test('limits the number of buffered errors', () => {
  const errors = new LoggedErrors();
  const log = createLogger('error', { errors, destination: { write: () => undefined } });
  for (let n = 0; n < 100; n += 1) log.error(`error ${n}`);
  expect(errors.take().size).toBe(20);
});
