import { neutralised, restored } from './write-csv.ts';

test.each(['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\t=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', "'=1", "''＝1"])(
  'escapes the cell %j with an apostrophe, and restores it',
  (cell) => {
    expect(neutralised(cell)).toBe(`'${cell}`);
    expect(restored(neutralised(cell))).toBe(cell);
  },
);

test.each(['', '1.5', '-30', '+12.5', 'D-1', "o'clock", 'a=b', '5＝5'])('leaves the cell %j unchanged', (cell) => {
  expect(neutralised(cell)).toBe(cell);
  expect(restored(cell)).toBe(cell);
});
