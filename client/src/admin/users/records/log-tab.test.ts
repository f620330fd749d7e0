import type { UserLogEntryFragment } from '../../../graphql/generated/graphql';
import { entryTitle } from './log-tab';

const entry: UserLogEntryFragment = {
  __typename: 'AuditEntry',
  id: '1',
  at: '2026-11-23T12:00:00Z',
  actorEmail: 'admin@example.com',
  key: null,
  subject: 'USER',
  subjectId: '7',
  label: 'anna@example.com',
  part: null,
  action: 'UPDATE',
  changes: [],
};

test.each([
  [entry, true, 'User anna@example.com: changed'],
  [{ ...entry, part: 'MARKUP' as const, action: 'CREATE' as const }, true, 'User anna@example.com, markup: created'],
  [
    { ...entry, part: 'PAGE_ACCESS' as const, action: 'DELETE' as const },
    false,
    'User anna@example.com, page access: deleted',
  ],
  [{ ...entry, part: 'VIEWING' as const, action: 'DELETE' as const }, true, 'Shop viewed as this user: ended'],
  [{ ...entry, subject: 'ORDER' as const, subjectId: '12' }, false, 'Order #12: changed'],
])('describes audit log entry no. %#', (entry, isAboutUser, title) => {
  expect(entryTitle(entry, isAboutUser)).toBe(title);
});
