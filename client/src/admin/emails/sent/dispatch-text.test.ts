import { dispatchMark, failureText, isInProgress } from './dispatch-text';

const progress = { __typename: 'EmailDispatchProgress', total: 3, pending: 0, sent: 1, failed: 2, skipped: 0 } as const;

test('highlights a sent email with failed deliveries', () => {
  expect(dispatchMark({ status: 'SENT', progress })).toEqual({ text: 'Sent, 2 failed', tone: 'danger' });
  expect(dispatchMark({ status: 'SENDING', progress }).text).toBe('Sending');
  expect(dispatchMark({ status: 'SENT', progress: { ...progress, failed: 0 } }).tone).toBe('ok');
});

test('treats a due email as in progress, but not an email scheduled for tomorrow', () => {
  const justNow = new Date(Date.now() - 1000).toISOString();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(isInProgress({ status: 'SCHEDULED', sendAt: justNow })).toBe(true);
  expect(isInProgress({ status: 'SCHEDULED', sendAt: tomorrow })).toBe(false);
  expect(isInProgress({ status: 'SENT', sendAt: justNow })).toBe(false);
});

test.each([
  ['Message failed: 550 5.1.1 nobody of that name', 'The address does not exist'],
  ['550 5.1.2 a@b.invalid: domain not found', 'The domain does not exist. Check the address'],
  ['452 4.2.2 over quota', 'The mailbox is full'],
  ['554 5.7.1 rejected', 'The recipient’s email server rejects our emails'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'Our email server cannot be reached'],
  ['451 try again later', 'The email server was busy'],
  ['the dispatch was cancelled', 'The email was cancelled before it was sent'],
  ['something new', 'something new'],
])('explains the failure %p', (failure, text) => {
  expect(failureText(failure)).toBe(text);
});
