import { readableSubject } from './readable-subject';

test('shows placeholders as words and omits conditional blocks', () => {
  expect(readableSubject('Ovals for {{firstName}}')).toBe('Ovals for [first name]');
  expect(readableSubject('News{{#if company}} for {{company}}{{/if}}')).toBe('News for [company]');
  expect(readableSubject('Ovals of the week')).toBe('Ovals of the week');
});
