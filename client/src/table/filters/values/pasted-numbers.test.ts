import { isNumberList, readPastedNumbers } from './pasted-numbers';

describe('readPastedNumbers', () => {
  it.each([
    ['lines', 'A-1\nB/2\r\nC.3'],
    ['commas', 'A-1, B/2,C.3'],
    ['spaces', 'A-1 B/2  C.3'],
    ['semicolons and tabs', 'A-1;\tB/2;C.3'],
    ['a spreadsheet row in quotes', '"A-1"|"B/2"|"C.3"'],
    ['a mixture', "  A-1 ;,\n\n'B/2'   C.3,"],
  ])('splits the text %s', (_, text) => {
    expect(readPastedNumbers(text)).toEqual(['A-1', 'B/2', 'C.3']);
  });

  it('returns a repeated number once, at its first position', () => {
    expect(readPastedNumbers('B-2 A-1 B-2\nB-2')).toEqual(['B-2', 'A-1']);
  });

  it('returns no numbers for blank text', () => {
    expect(readPastedNumbers(' ,; \n')).toEqual([]);
  });

  it('keeps spaces inside a number', () => {
    expect(readPastedNumbers('A 12\n6 21 000 ,B  7')).toEqual(['A 12', '6 21 000', 'B 7']);
  });
});

describe('isNumberList', () => {
  it.each(['A-1, B-2', 'A-102 B-103', '2101\n2102', 'A 1\tB 2'])('accepts %j as a list of numbers', (text) => {
    expect(isNumberList(text)).toBe(true);
  });
  it.each(['A-102', 'oval VS1', 'oval, pear', 'A 102', '', ', ;'])('rejects %j as a list of numbers', (text) => {
    expect(isNumberList(text)).toBe(false);
  });
});
