import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { apiErrorOf } from './api-error';
import { errorText, formErrorText } from './error-text';

function graphqlError(extensions: Record<string, unknown>, message = 'General Error'): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

const explanation = 'Somebody else has changed this since you opened it. Load it again and repeat your change.';

test('shows the server’s explanation', () => {
  const error = graphqlError({ code: 'INVALID_REQUEST', reason: 'STALE_VERSION', explanation });
  expect(errorText(error)).toBe(explanation);
  expect(formErrorText(error)).toBe(explanation);
});

test('shows the documented message of a specific error code, followed by the explanation, above a form', () => {
  const error = graphqlError(
    { code: 'WRONG_PASSWORD', explanation: 'Type it once more.' },
    'The provided password does not match this email',
  );
  expect(errorText(error)).toBe('Type it once more.');
  expect(formErrorText(error)).toBe('The provided password does not match this email. Type it once more.');
});

test('shows the error message if there is no explanation', () => {
  expect(errorText(graphqlError({}, 'Bad Gateway'))).toBe('Bad Gateway');
  expect(formErrorText(graphqlError({}, 'Bad Gateway'))).toBe('Bad Gateway');
});

test('shows a connection error if the server cannot be reached', () => {
  const unreachable = 'The server cannot be reached. Check your connection and try again.';
  expect(errorText(new TypeError('Failed to fetch'))).toBe(unreachable);
  expect(formErrorText(new TypeError('Failed to fetch'))).toBe(unreachable);
});

test('returns the paths of rejected inputs from the error details', () => {
  const details = [{ path: 'address.city', message: 'must not be empty' }];
  expect(apiErrorOf(graphqlError({ code: 'INVALID_REQUEST', details }))?.details).toEqual(details);
});

test('reads GraphQL errors from the body of an HTTP error', () => {
  const bodyText = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] });
  const error = new ServerError('refused', {
    response: new Response(bodyText, { status: 401 }),
    bodyText,
  });
  expect(apiErrorOf(error)?.code).toBe('FORBIDDEN');
});

test("does not treat a proxy's error page as an API error", () => {
  const bodyText = '<h1>502 Bad Gateway</h1>';
  const error = new ServerError('bad', { response: new Response(bodyText, { status: 502 }), bodyText });
  expect(apiErrorOf(error)).toBeNull();
});
