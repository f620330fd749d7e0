import { readCompared, writeCompared } from './compared';

describe('compared stones in the URL', () => {
  it('writes and parses at most six stones', () => {
    expect(readCompared(writeCompared(['3', '1', '2']))).toEqual(['3', '1', '2']);
    expect(readCompared('1.2.3.4.5.6.7')).toHaveLength(6);
  });

  it('returns an empty list if there are fewer than two stones', () => {
    for (const text of [null, '', '1', '1.1']) {
      expect(readCompared(text)).toEqual([]);
    }
  });
});
