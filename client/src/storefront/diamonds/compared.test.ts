import { readCompared, writeCompared } from './compared';

describe('the compared stones in the URL', () => {
  it('round-trip, at most six', () => {
    expect(readCompared(writeCompared(['3', '1', '2']))).toEqual(['3', '1', '2']);
    expect(readCompared('1.2.3.4.5.6.7')).toHaveLength(6);
  });

  it('are empty for fewer than two stones', () => {
    for (const text of [null, '', '1', '1.1']) {
      expect(readCompared(text)).toEqual([]);
    }
  });
});
