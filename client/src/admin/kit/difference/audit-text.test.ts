import { doerText, fieldsText, recordFilter, recordHref, recordText, recordValue } from './audit-text';

const order = { subject: 'ORDER', subjectId: '12', label: 'Ida Stone', part: null, action: 'UPDATE' } as const;

test('a record by what people call it', () => {
  expect(recordText(order)).toBe('Order #12');
  expect(recordText({ ...order, part: 'LINE' })).toBe('Order #12, line');
  expect(recordText({ ...order, subject: 'DIAMOND', label: 'F-1042' })).toBe('Diamond F-1042');
  expect(recordText({ ...order, subject: 'HOMEPAGE', label: null })).toBe('Homepage');
});

test('the way to a record, unless it is gone', () => {
  expect(recordHref(order)).toBe('/admin/orders?open=12&page=1');
  expect(recordHref({ ...order, subject: 'MELEE' })).toBe('/admin/melee-lots?open=12&page=1');
  expect(recordHref({ ...order, action: 'DELETE' })).toBeNull();
  expect(recordHref({ ...order, action: 'DELETE', part: 'LINE' })).toBe('/admin/orders?open=12&page=1');
  expect(recordHref({ ...order, subject: 'HOMEPAGE' })).toBeNull();
});

test('one record as a filter, and what is none of it', () => {
  expect(recordFilter(recordValue(order))).toEqual({ subjects: ['ORDER'], subjectId: '12' });
  expect(recordFilter('IMPORT:a:b')).toEqual({ subjects: ['IMPORT'], subjectId: 'a:b' });
  for (const none of [undefined, '', 'ORDER', 'ORDER:', 'LOST:1']) {
    expect(recordFilter(none)).toEqual({});
  }
});

test('who did it, and with which key', () => {
  const actorEmail = 'ann@example.com';
  expect(doerText({ actorEmail, key: null })).toBe('ann@example.com');
  const key = { __typename: 'AuditKey', publicId: 'abc', name: 'ERP' } as const;
  expect(doerText({ actorEmail, key })).toBe('ann@example.com, with the key “ERP”');
});

test('fields in words', () => {
  expect(fieldsText(['A', 'B', 'C', 'D'].map((label) => ({ label })))).toBe('A, B, C and 1 more');
});
