import { neighboursOf } from './panel-context';

test('the first record has no previous, the last no next', () => {
  expect(neighboursOf(['a', 'b', 'c'], 'a')).toEqual({ previous: null, next: 'b' });
  expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighboursOf(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: null });
});

test('a record outside the list leads nowhere', () => {
  expect(neighboursOf(['a', 'b'], 'z')).toEqual({ previous: null, next: null });
  expect(neighboursOf(['a', 'b'], null)).toEqual({ previous: null, next: null });
});
