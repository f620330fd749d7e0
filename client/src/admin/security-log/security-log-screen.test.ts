import { browserText, kindMark, reasonText } from './security-log-screen';

test('shows the names of known browsers, and the user agent string of other clients', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
  expect(browserText(chrome)).toBe('Chrome on Windows');
  expect(browserText(`${chrome} Edg/142.0`)).toBe('Edge on Windows');
  expect(browserText('Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/19 Safari/604')).toBe('Safari on iOS');
  expect(browserText('curl/8.5.0')).toBe('curl/8.5.0');
  expect(browserText(null)).toBeNull();
});

test('translates known reason codes, and returns unknown codes unchanged', () => {
  expect(reasonText({ kind: 'SIGN_IN_FAILED', reason: 'WRONG_PASSWORD' })).toBe('Wrong password');
  expect(reasonText({ kind: 'SIGN_IN_FAILED', reason: 'NEW_CODE' })).toBe('NEW_CODE');
  expect(reasonText({ kind: 'BLOCKED', reason: null })).toBe('Permanently');
  expect(kindMark({ kind: 'SIGNED_IN' })).toEqual({ text: 'Signed in' });
});
