import { viewedDays, viewsByPage } from './page-views-screen';

const now = Date.parse('2026-11-24T12:00:00Z');
const daysOf = (search: string) => viewedDays(new URLSearchParams(search), now);

test('reads the date range from the URL, and uses the last thirty days by default', () => {
  expect(daysOf('days=2026-11-01..2026-11-03')).toEqual({ from: '2026-11-01', to: '2026-11-03' });
  expect(daysOf('days=..2026-11-03').from).toBe('2026-10-05');
  expect(daysOf('days=2026-11-09..2026-11-03')).toEqual({ from: '2026-10-26', to: '2026-11-24' });
});

test("sums a page's views over all days, and sorts pages by most views", () => {
  const counts = [
    { page: '/', count: 2 },
    { page: '/melee', count: 3 },
    { page: '/', count: 2 },
    { page: '/about-us', count: 3 },
  ];
  expect(viewsByPage(counts)).toEqual([
    { page: '/', count: 4 },
    { page: '/about-us', count: 3 },
    { page: '/melee', count: 3 },
  ]);
});
