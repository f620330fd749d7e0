import { toCsv } from './csv';

describe('toCsv', () => {
  it('writes numbers unquoted, and quotes only cells that need it', () => {
    expect(
      toCsv(
        ['Stock #', 'Carat'],
        [
          ['A-1', 1.02],
          ['They said "so"', null],
          ['two\nlines', 0],
        ],
      ),
    ).toBe('Stock #,Carat\r\nA-1,1.02\r\n"They said ""so""",\r\n"two\nlines",0\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'escapes the formula %j',
    (formula) => {
      expect(toCsv(['x'], [[formula]])).toContain(`'${formula}`);
    },
  );

  it('leaves a negative number unchanged', () => {
    expect(toCsv(['Disc.'], [[-30.5]])).toBe('Disc.\r\n-30.5\r\n');
  });
});
