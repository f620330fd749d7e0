import type { DashboardQuery } from '../../graphql/generated/graphql';
import { stockIndex } from '../../graphql/generated/stock/stock-index';
import { FigureList, type ListedFigure } from './figures/figure-list';
import { attentionFacts, staleHref } from './figures/links';
import type { ReaderDays } from './figures/period';

type Figures = NonNullable<DashboardQuery['dashboard']>;

/** Section that lists open tasks, and stock that has not been updated for a week. */
export function AttentionSection({ figures, days }: { readonly figures: Figures; readonly days: ReaderDays }) {
  const { attention, lowMeleeCarats, stock } = figures;
  const waiting = attention.map(
    ({ kind, count }): ListedFigure => ({
      key: kind,
      amount: count,
      ...attentionFacts(kind, { ...days, lowMeleeCarats }),
    }),
  );
  const stale = stock.stale
    .filter(({ count }) => count > 0)
    .flatMap(({ kind, count, vendors }): ListedFigure[] => {
      const title = stockIndex.find((type) => type.kind === kind)?.title ?? kind;
      return [
        { key: kind, label: title, amount: count, href: staleHref(kind, stock.staleBefore) },
        ...vendors.map((each) => ({
          key: `${kind} ${each.vendor}`,
          label: each.vendor,
          amount: each.count,
          href: staleHref(kind, stock.staleBefore, each.vendor),
          isPart: true,
        })),
      ];
    });
  return (
    <>
      <FigureList title="Needs attention" figures={waiting} emptyText="" size="lg" />
      <FigureList
        title="Not updated for a week"
        figures={stale}
        emptyText="All active stock was updated in the past week."
      />
    </>
  );
}
