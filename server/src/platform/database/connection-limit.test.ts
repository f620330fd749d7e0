import { tooFewConnections } from './connection-limit.ts';

const need = { connections: 125, processes: 4, poolSize: 15 };

test('returns a warning with both numbers if the database allows fewer connections than needed', () => {
  expect(tooFewConnections(97, need)).toMatch(
    /allows 97 connections.* need 125 .*WEB_CONCURRENCY=4, DATABASE_POOL_SIZE=15/,
  );
});

test('returns null if the database allows enough connections', () => {
  expect(tooFewConnections(125, need)).toBeNull();
});
