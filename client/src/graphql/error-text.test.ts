import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { apiErrorOf } from './api-error';
import { errorText } from './error-text';

function graphqlError(extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'said by the server', extensions }] });
}

test.each([
  ['ACCOUNT_NOT_APPROVED', 'Your account is not approved by an Administrator'],
  ['EMAIL_ALREADY_EXISTS', 'This email is already registered in the system'],
  ['EMAIL_NOT_VERIFIED', 'Your email is not verified'],
  ['INVALID_RECAPTCHA', 'Invalid ReCAPTCHA'],
  ['ITEM_NOT_FOUND', 'The selectred item was not found'],
  ['WRONG_PASSWORD', 'The provided password does not match this email'],
  ['USER_BLOCKED', 'Your account has been blocked'],
  ['USER_NOT_FOUND', 'Your email does not exist in our system'],
  ['FORBIDDEN', 'General Error'],
  ['A_CODE_OF_NEXT_YEAR', 'General Error'],
])('%s reads "%s"', (code, text) => {
  expect(errorText(graphqlError({ code }))).toBe(text);
});

test('a reason that a person can act on wins over the code', () => {
  const error = graphqlError({ code: 'INVALID_REQUEST', reason: 'RATE_LIMITED' });
  expect(errorText(error)).toBe('Too many attempts. Wait a few minutes, then try again.');
});

test('an error without extensions is a general one', () => {
  expect(errorText(graphqlError({}))).toBe('General Error');
});

test('no answer at all is told apart from a refusal', () => {
  expect(errorText(new TypeError('Failed to fetch'))).toBe(
    'The server cannot be reached. Check your connection and try again.',
  );
});

test('details name the refused inputs', () => {
  const details = [{ path: 'address.city', message: 'must not be empty' }];
  expect(apiErrorOf(graphqlError({ code: 'INVALID_REQUEST', details }))?.details).toEqual(details);
});

test('an HTTP error carries the same errors in its body', () => {
  const bodyText = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] });
  const error = new ServerError('refused', {
    response: new Response(bodyText, { status: 401 }),
    bodyText,
  });
  expect(apiErrorOf(error)?.code).toBe('FORBIDDEN');
});

test("a proxy's error page is no answer of ours", () => {
  const bodyText = '<h1>502 Bad Gateway</h1>';
  const error = new ServerError('bad', { response: new Response(bodyText, { status: 502 }), bodyText });
  expect(apiErrorOf(error)).toBeNull();
});
