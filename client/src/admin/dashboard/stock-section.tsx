import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DashboardQuery } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { PlainSelect } from '../../ui/inputs/plain-inputs';
import { formatCount, formatMoney, inHouseCurrency } from '../../ui/numbers';
import { ChartSection } from './charts/chart-section';
import { LazyBars } from './charts/lazy-bars';
import { formatShort } from './charts/short-amounts';
import { groupHref } from './figures/links';

type StockFigures = NonNullable<DashboardQuery['dashboard']>['stock'];

const keyOf = ({ kind, page }: StockFigures['groups'][number]): string => `${kind} ${page ?? ''}`;

/** What is on stock, by type and page: how much of it, and what it costs. */
export function StockSection({ stock }: { readonly stock: StockFigures }) {
  const navigate = useNavigate();
  const [measure, setMeasure] = useState<'value' | 'count'>('value');
  const isValue = measure === 'value';
  const groups = stock.groups.filter(({ count }) => count > 0);
  const hrefs = new Map(groups.map((group) => [keyOf(group), groupHref(group)]));
  const money = inHouseCurrency('Value, $');
  return (
    <ChartSection
      title="Stock by type and page"
      note={`Active stock before markups, ${formatDateTime(stock.madeAt)}. A stone can be on several pages.`}
      columns={['Type or page', 'Pieces', money]}
      rows={groups.map((group) => ({
        key: keyOf(group),
        label: group.label,
        href: groupHref(group),
        cells: [formatCount(group.count), formatMoney(group.value)],
        isPart: group.page !== null,
      }))}
      none="Nothing is on stock."
      height={`${groups.length * 26 + 40}px`}
      chart={
        <LazyBars
          bars={groups.map((group) => ({
            key: keyOf(group),
            label: group.label,
            amount: isValue ? group.value : group.count,
            isPart: group.page !== null,
          }))}
          direction="lying"
          amountLabel={isValue ? money : 'Pieces'}
          format={isValue ? formatMoney : formatCount}
          formatShort={formatShort}
          onChoose={(key) => navigate(hrefs.get(key) ?? '')}
        />
      }
    >
      <PlainSelect
        aria-label="What the bars show"
        value={measure}
        onChange={(event) => setMeasure(event.target.value === 'count' ? 'count' : 'value')}
      >
        <option value="value">Value</option>
        <option value="count">Pieces</option>
      </PlainSelect>
    </ChartSection>
  );
}
