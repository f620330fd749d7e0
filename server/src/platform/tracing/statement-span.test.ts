import { withoutLiterals } from './statement-span.ts';

test.each([
  [
    "update diamond set status = 2, note = 'O''Neil' where id = 15",
    'update diamond set status = ?, note = ? where id = ?',
  ],
  [
    'select "o0".* from "t1" as "o0" where "a2" = $1 limit 3.5',
    'select "o0".* from "t1" as "o0" where "a2" = $1 limit ?',
  ],
  ['select $$a secret$$, $tag$another $1 secret$tag$', 'select ?, ?'],
])('replaces strings and numbers in SQL, but no names and parameters: %s', (sql, expected) => {
  expect(withoutLiterals(sql)).toBe(expected);
});
