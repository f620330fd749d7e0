import { matchNumbers } from './match-numbers';

function stone(id: string, stockNumber: string, reportNumber: string | null) {
  return { id, numbers: [stockNumber, reportNumber] };
}

const stones = [stone('1', 'A-1', '2100'), stone('2', 'B-2', null), stone('3', '2100', '77')];

describe('matchNumbers', () => {
  it('keeps the order of the paste and lists what is missing', () => {
    expect(matchNumbers(['77', 'nope', 'b-2', 'A-1'], stones)).toEqual({ ids: ['3', '2', '1'], missing: ['nope'] });
  });

  it('means the stock number where a report has the same', () => {
    expect(matchNumbers(['2100'], stones).ids).toEqual(['3']);
  });

  it('lists a stone once however it was named', () => {
    expect(matchNumbers(['A-1', 'a-1'], stones).ids).toEqual(['1']);
  });
});
