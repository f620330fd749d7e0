import { pageCount, pageWindow } from './page-window';

describe('pageWindow', () => {
  it('shows the first and last page and the neighbours', () => {
    expect(pageWindow(5, 12)).toEqual([0, null, 4, 5, 6, null, 11]);
  });

  it('does not omit a single page', () => {
    expect(pageWindow(2, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(pageWindow(3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is not longer than the list', () => {
    expect(pageWindow(0, 1)).toEqual([0]);
    expect(pageWindow(0, 0)).toEqual([]);
  });
});

describe('pageCount', () => {
  it('is limited to the pages that the server returns', () => {
    expect(pageCount(100, 36)).toBe(3);
    expect(pageCount(54_000, 36)).toBe(278);
  });
});
