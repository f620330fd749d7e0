import { readCompared, writeCompared } from './compared';

describe('the compared stones in the URL', () => {
  it('come back as they went in, six at most', () => {
    expect(readCompared(writeCompared(['3', '1', '2']))).toEqual(['3', '1', '2']);
    expect(readCompared('1.2.3.4.5.6.7')).toHaveLength(6);
  });

  it('are none where there are fewer than two', () => {
    for (const text of [null, '', '1', '1.1']) {
      expect(readCompared(text)).toEqual([]);
    }
  });
});
