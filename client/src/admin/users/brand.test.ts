import * as v from 'valibot';
import { colorForm, domainForm } from './brand';

test('accepts hexadecimal colors with three or six digits and a leading #', () => {
  expect(v.parse(colorForm, { color: ' #5F8EB1 ' }).color).toBe('#5f8eb1');
  expect(v.parse(colorForm, { color: '#abc' }).color).toBe('#abc');
  expect(v.parse(colorForm, { color: '' }).color).toBeNull();
});

test.each(['5f8eb1', '#5f8e', '#ggg', 'red', '#5f8eb1ff'])('rejects the color %p', (color) => {
  expect(v.safeParse(colorForm, { color }).success).toBe(false);
});

test('extracts the domain from a pasted URL', () => {
  expect(v.parse(domainForm, { domain: 'https://Diamonds.Example.com/' }).domain).toBe('diamonds.example.com');
  expect(v.parse(domainForm, { domain: ' ' }).domain).toBeNull();
});

test.each(['localhost', 'example.com/shop', 'example..com', '-a.example.com', 'a b.com', 'example.com:8080'])(
  'rejects the domain %p',
  (domain) => {
    expect(v.safeParse(domainForm, { domain }).success).toBe(false);
  },
);
