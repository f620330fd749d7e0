import * as v from 'valibot';
import type { ApiKeyFactsFragment } from '../../../graphql/generated/graphql';
import { changesOf, keySchema, typedKey } from './key-fields';

const key: ApiKeyFactsFragment = {
  __typename: 'ApiKey',
  ...{
    id: '1',
    name: 'Importer',
    publicId: 'k3x9abcdef',
    lastFour: 'Ab4f',
    isTest: false,
    state: 'ACTIVE',
    version: 3,
  },
  ...{ scopes: ['STOCK_READ', 'ORDERS_READ'], addressRanges: ['192.0.2.0/24'] },
  ...{ createdAt: '2026-11-01T10:00:00Z', expiresAt: '2999-01-01T10:00:31.123Z', revokedAt: null },
  ...{ olderWorksUntil: null, lastUsedAt: null, lastUsedAddress: null, feed: null },
  budget: { __typename: 'ApiKeyBudget', limit: 50_000, restorePerSecond: 1_000 },
};

const filled = (typed: Partial<v.InferInput<typeof keySchema>>) => v.parse(keySchema, { ...typedKey(key), ...typed });

test('ignores the seconds of the expiry time and the order of scopes when it detects changes', () => {
  expect(changesOf(filled({}), key)).toEqual({});
  expect(changesOf(filled({ scopes: ['ORDERS_READ', 'STOCK_READ'] }), key)).toEqual({});
});

test('sends changed fields, and null for cleared fields', () => {
  expect(
    changesOf(
      filled({
        ...{
          name: ' Exporter ',
          scopes: ['STOCK_READ'],
          expiresAt: '',
          addressRanges: ['', ' 10.0.0.1 ', '', '2001:db8::/32'],
        },
        budget: { limit: '', restorePerSecond: ' ' },
      }),
      key,
    ),
  ).toEqual({
    ...{ name: 'Exporter', scopes: ['STOCK_READ'], expiresAt: null, addressRanges: ['10.0.0.1', '2001:db8::/32'] },
    budget: null,
  });
});

test('rejects an incomplete budget and an empty scope list', () => {
  const issues = (typed: object) =>
    v.safeParse(keySchema, { ...typedKey(key), ...typed }).issues?.map(({ message }) => message);
  expect(issues({ budget: { limit: '2000', restorePerSecond: '' } })).toEqual([
    'Fill in both fields, or leave both blank',
  ]);
  expect(issues({ scopes: [] })).toEqual(['Choose at least one scope']);
});
