import { readPastedNumbers } from './pasted-numbers';

describe('readPastedNumbers', () => {
  it.each([
    ['lines', 'A-1\nB/2\r\nC.3'],
    ['commas', 'A-1, B/2,C.3'],
    ['semicolons and tabs', 'A-1;\tB/2;C.3'],
    ['a spreadsheet row in quotes', '"A-1"|"B/2"|"C.3"'],
    ['a mixture', "  A-1 ;,\n\n'B/2'   C.3,"],
  ])('takes %s', (_, text) => {
    expect(readPastedNumbers(text)).toEqual(['A-1', 'B/2', 'C.3']);
  });

  it('names a number once, where it came first', () => {
    expect(readPastedNumbers('B A B')).toEqual(['B', 'A']);
  });

  it('finds nothing in nothing', () => {
    expect(readPastedNumbers(' ,; \n')).toEqual([]);
  });
});
