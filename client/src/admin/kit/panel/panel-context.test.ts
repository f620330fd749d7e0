import { neighboursOf } from './panel-context';

test('returns no previous record for the first record and no next record for the last', () => {
  expect(neighboursOf(['a', 'b', 'c'], 'a')).toEqual({ previous: null, next: 'b' });
  expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighboursOf(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: null });
});

test('returns no adjacent records for a record that is not in the list', () => {
  expect(neighboursOf(['a', 'b'], 'z')).toEqual({ previous: null, next: null });
  expect(neighboursOf(['a', 'b'], null)).toEqual({ previous: null, next: null });
});
