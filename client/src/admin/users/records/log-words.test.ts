import type { UserLogEntryFragment } from '../../../graphql/generated/graphql';
import { changeLines, entryTitle } from './log-words';

const entry: UserLogEntryFragment = {
  __typename: 'AuditEntry',
  id: '1',
  at: '2026-11-23T12:00:00Z',
  actorEmail: 'admin@example.com',
  subject: 'USER',
  label: 'anna@example.com',
  part: null,
  action: 'UPDATE',
  fileName: null,
  changes: [],
};

test.each([
  [entry, true, 'Account changed'],
  [{ ...entry, part: 'MARKUP' as const, action: 'CREATE' as const }, true, 'Markup added'],
  [
    { ...entry, part: 'PAGE_ACCESS' as const, action: 'DELETE' as const },
    false,
    'Page access of anna@example.com removed',
  ],
  [{ ...entry, part: 'VIEWING' as const, action: 'DELETE' as const }, true, 'The shop seen as they do: ended'],
  [entry, false, 'User anna@example.com changed'],
])('an entry in a few words: %#', (given, isAboutThem, title) => {
  expect(entryTitle(given, isAboutThem)).toBe(title);
});

test('fields are said with what they were and what they are', () => {
  const changes = [
    { __typename: 'AuditFieldChange' as const, field: 'isApproved', before: 'false', after: 'true' },
    { __typename: 'AuditFieldChange' as const, field: 'caratMin', before: null, after: '0.5' },
    { __typename: 'AuditFieldChange' as const, field: 'userId', before: null, after: '7' },
  ];
  expect(changeLines({ ...entry, changes })).toEqual(['is approved: false → true', 'carat min: 0.5']);
});
