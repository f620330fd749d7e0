import { doerText, fieldsText, recordFilter, recordHref, recordText, recordValue } from './audit-text';

const order = { subject: 'ORDER', subjectId: '12', label: 'Ida Stone', part: null, action: 'UPDATE' } as const;

test("formats a record's name according to its type", () => {
  expect(recordText(order)).toBe('Order #12');
  expect(recordText({ ...order, part: 'LINE' })).toBe('Order #12, line');
  expect(recordText({ ...order, subject: 'DIAMOND', label: 'F-1042' })).toBe('Diamond F-1042');
  expect(recordText({ ...order, subject: 'HOMEPAGE', label: null })).toBe('Homepage');
});

test('links to a record unless it has been deleted', () => {
  expect(recordHref(order)).toBe('/admin/orders?open=12&page=1');
  expect(recordHref({ ...order, subject: 'MELEE' })).toBe('/admin/melee-lots?open=12&page=1');
  expect(recordHref({ ...order, action: 'DELETE' })).toBeNull();
  expect(recordHref({ ...order, action: 'DELETE', part: 'LINE' })).toBe('/admin/orders?open=12&page=1');
  expect(recordHref({ ...order, subject: 'HOMEPAGE' })).toBeNull();
});

test('parses record filters and rejects invalid ones', () => {
  expect(recordFilter(recordValue(order))).toEqual({ subjects: ['ORDER'], subjectId: '12' });
  expect(recordFilter('IMPORT:a:b')).toEqual({ subjects: ['IMPORT'], subjectId: 'a:b' });
  for (const none of [undefined, '', 'ORDER', 'ORDER:', 'LOST:1']) {
    expect(recordFilter(none)).toEqual({});
  }
});

test('shows the actor and, for changes made with an API key, the name of the key', () => {
  const actorEmail = 'ann@example.com';
  expect(doerText({ actorEmail, key: null })).toBe('ann@example.com');
  const key = { __typename: 'AuditKey', publicId: 'abc', name: 'ERP' } as const;
  expect(doerText({ actorEmail, key })).toBe('ann@example.com, with the key “ERP”');
});

test('shows field names as words', () => {
  expect(fieldsText(['A', 'B', 'C', 'D'].map((label) => ({ label })))).toBe('A, B, C and 1 more');
});
