import type { DashboardQuery } from '../../graphql/generated/graphql';
import { searchTextHref } from '../../shared/search/search-address';
import { formatPrice } from '../../ui/numbers';
import { counted } from '../kit/count-noun';
import { FigureList } from './figures/figure-list';
import { customerHref, itemHref } from './figures/links';
import type { Span } from './figures/period';

type Figures = NonNullable<DashboardQuery['dashboard']>;
type Item = Figures['interest']['wished'][number];

const itemFigure = (item: Item) => ({
  key: `${item.kind} ${item.itemId}`,
  label: item.stockNumber,
  amount: item.count,
  href: itemHref(item),
});

interface InterestSectionProps {
  readonly figures: Figures;
  readonly span: Pick<Span, 'from' | 'to'>;
}

/**
 * Section that shows the customers with the highest revenue, the most wishlisted and viewed items, searches without
 * results, and the most viewed pages.
 */
export function InterestSection({ figures: { sales, interest, pageViews }, span }: InterestSectionProps) {
  return (
    <>
      <FigureList
        title="Customers by revenue"
        emptyText="No orders in this period."
        figures={sales.customers.map(({ userId, user, orders, revenue }) => ({
          key: userId,
          label: user?.displayName ?? `User ${userId}`,
          amount: revenue,
          text: formatPrice(revenue),
          note: counted(orders, 'order', 'orders'),
          href: customerHref(userId, span),
        }))}
      />
      <FigureList
        title="Most wishlisted items"
        emptyText="No items on wishlists."
        figures={interest.wished.map(itemFigure)}
        hasBars
      />
      <FigureList
        title="Most viewed items"
        emptyText="No item views in this period."
        figures={interest.viewed.map(itemFigure)}
        hasBars
      />
      <FigureList
        title="Searches without results"
        emptyText="No searches without results in this period."
        figures={interest.misses.map(({ words, count }) => ({
          key: words,
          label: words,
          amount: count,
          href: searchTextHref(words),
        }))}
        hasBars
      />
      <FigureList
        title="Most viewed pages"
        emptyText="No page views in this period."
        figures={pageViews.pages.map(({ page, count }) => ({
          key: page,
          label: page,
          amount: count,
          href: page.includes(':') ? null : page,
        }))}
        hasBars
      />
    </>
  );
}
