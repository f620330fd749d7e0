import { matchNumbers } from './pasted-numbers';

const rows = [{ id: '1' }, { id: '2' }, { id: '3', set: { memberIds: ['3', '4'] } }];

describe('matchNumbers', () => {
  it('keeps the pasted order, and returns the numbers that match no row', () => {
    const lookups = [
      { number: 'B', ids: ['2'] },
      { number: 'nowhere', ids: [] },
      { number: 'on another page', ids: ['9'] },
      { number: 'A', ids: ['1'] },
    ];
    expect(matchNumbers(lookups, rows)).toEqual({ ids: ['2', '1'], missing: ['nowhere', 'on another page'] });
  });

  it('returns a row only once if several of its numbers are pasted', () => {
    const lookups = [
      { number: 'A', ids: ['1'] },
      { number: 'report of A', ids: ['1'] },
    ];
    expect(matchNumbers(lookups, rows).ids).toEqual(['1']);
  });

  it("matches a stone's number to the row of its set", () => {
    expect(matchNumbers([{ number: 'half', ids: ['4'] }], rows)).toEqual({ ids: ['3'], missing: [] });
  });
});
