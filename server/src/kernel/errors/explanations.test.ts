import { errorCodes, errorText } from './catalogue.ts';
import { AppError, conflict, invalid, notForSale, staleVersion, tooLarge, tryAgain } from './errors.ts';
import { explain, sentenceOf } from './explanations.ts';
import { refuseProblems } from './problem.ts';
import { reasonsOf } from './reasons.ts';

const cases = errorCodes.flatMap((code) => [
  { code, reason: undefined },
  ...reasonsOf(code).map((reason) => ({ code, reason })),
]);

test('has an explanation for every error code and reason', () => {
  expect(cases).toHaveLength(17 + 35);
  for (const { code, reason } of cases) {
    const { explanation } = new AppError(code, { reason });
    expect(explanation).toMatch(/^[A-Z].*[a-z].*\.$/);
    expect(explanation).not.toBe(errorText(code));
  }
  expect(new Set(cases.map(explain)).size).toBe(cases.length);
});

test('explains NOT_SIGNED_IN by asking to sign in', () => {
  expect(new AppError('FORBIDDEN', { reason: 'NOT_SIGNED_IN' }).explanation).toContain('Sign in');
  expect(new AppError('FORBIDDEN').explanation).not.toContain('Sign in');
});

test.each([
  ['priceMax', 'must not be below priceMin', 'Price max must not be below priceMin.'],
  ['input.deliveryAddressId', 'is incomplete', 'Delivery address is incomplete.'],
  ['items.2.lot.amount', 'must be at least 0.001', 'No. 3: amount must be at least 0.001.'],
  ['ids.0', 'must be an ID', 'No. 1 must be an ID.'],
  ['', 'is not valid JSON', 'The request is not valid JSON.'],
  ['id', 'is sold, or an open order has it', 'This is sold, or an open order has it.'],
  ['id', 'the filter does not exist', 'The filter does not exist.'],
  ['lines.7', 'Item D-1 is no longer for sale', 'Item D-1 is no longer for sale.'],
])('returns a complete sentence for %s %s', (path, message, sentence) => {
  expect(sentenceOf({ path, message })).toBe(sentence);
});

test('explains the first three fields and counts the others', () => {
  const details = ['a', 'b', 'c', 'd', 'e'].map((path) => ({ path, message: 'must be a number' }));
  expect(explain({ code: 'INVALID_REQUEST', reason: 'VALIDATION_FAILED', details })).toBe(
    'A must be a number. B must be a number. C must be a number. There are 2 more problems.',
  );
});

test('completes short error messages with the fields from the details', () => {
  expect(invalid('cart', 'is empty').explanation).toBe('Cart is empty.');
  expect(conflict('domain', 'belongs to another user').explanation).toBe('Domain belongs to another user.');
  expect(tooLarge('file').explanation).toContain('too large');
  expect(staleVersion().explanation).toContain('Reload it');
  expect(tryAgain('D-1 is being changed just now').explanation).toBe(
    'D-1 is being changed just now. Try again in a moment.',
  );
  expect(notForSale([{ path: 'lines.1', message: 'D-1 is no longer for sale' }]).explanation).toBe(
    'D-1 is no longer for sale. Remove it to order the rest.',
  );
});

test("preserves an error's explanation when its paths change, and in a bulk result", () => {
  const error = invalid('amount', 'must be a number', 'Enter an amount.');
  expect(error.withPaths((path) => `lot.${path}`).explanation).toBe('Enter an amount.');
  expect(() => refuseProblems([{ index: 3, error }], 'items')).toThrow(
    expect.objectContaining({ explanation: 'Enter an amount.' }),
  );
});
