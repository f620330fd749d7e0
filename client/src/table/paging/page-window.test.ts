import { pageCount, pageWindow } from './page-window';

describe('pageWindow', () => {
  it('returns the first page, the last page and the pages adjacent to the current page', () => {
    expect(pageWindow(5, 12)).toEqual([0, null, 4, 5, 6, null, 11]);
  });

  it('does not use an ellipsis for a single page', () => {
    expect(pageWindow(2, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(pageWindow(3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('includes no pages beyond the end of the list', () => {
    expect(pageWindow(0, 1)).toEqual([0]);
    expect(pageWindow(0, 0)).toEqual([]);
  });
});

describe('pageCount', () => {
  it('limits the count to pages that the server can return', () => {
    expect(pageCount(100, 36)).toBe(3);
    expect(pageCount(54_000, 36)).toBe(278);
  });
});
