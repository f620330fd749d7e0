import { tooFewConnections } from './connection-limit.ts';

const need = { connections: 125, processes: 4, poolSize: 15 };

test('returns an error with both numbers if the database allows fewer connections than needed', () => {
  expect(tooFewConnections(97, need)).toMatch(
    /^DATABASE_POOL_SIZE: .* allows 97 connections.*WEB_CONCURRENCY=4 and DATABASE_POOL_SIZE=15 need 125.*$/,
  );
});

test('returns null if the database allows enough connections', () => {
  expect(tooFewConnections(125, need)).toBeNull();
});
