import { useQuery } from '@apollo/client/react';
import { Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DashboardDocument, type DashboardQuery } from '../../graphql/generated/graphql';
import { instantsOf } from '../../table/filters/values/days';
import { formatDateTime } from '../../ui/dates';
import { ErrorState } from '../../ui/error-state';
import { PlainSelect } from '../../ui/inputs/plain-inputs';
import { formatCount, formatMoney, inConfiguredCurrency } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { failureReason } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { AttentionSection } from './attention-section';
import { ChartSection, formatShort, LazyBars } from './charts/chart-section';
import { groupHref, ordersHref, viewsHref } from './figures/links';
import { periodOf, periods, readerDays, type Span, spansOf } from './figures/period';
import { InterestSection } from './interest-section';

type StockFigures = NonNullable<DashboardQuery['dashboard']>['stock'];

const keyOf = ({ kind, page }: StockFigures['groups'][number]): string => `${kind} ${page ?? ''}`;

/** Section that shows the number and value of stock items, by stock type and shop page. */
function StockSection({ stock }: { readonly stock: StockFigures }) {
  const navigate = useNavigate();
  const [measure, setMeasure] = useState<'value' | 'count'>('value');
  const isValue = measure === 'value';
  const groups = stock.groups.filter(({ count }) => count > 0);
  const hrefs = new Map(groups.map((group) => [keyOf(group), groupHref(group)]));
  const money = inConfiguredCurrency('Value, $');
  return (
    <ChartSection
      title="Stock by type and page"
      note={`Active stock before markups, ${formatDateTime(stock.madeAt)}. A stone can be on more than one page.`}
      columns={['Type or page', 'Pieces', money]}
      rows={groups.map((group) => ({
        key: keyOf(group),
        label: group.label,
        href: groupHref(group),
        cells: [formatCount(group.count), formatMoney(group.value)],
        isPart: group.page !== null,
      }))}
      emptyText="No items in stock."
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
        aria-label="Chart values"
        value={measure}
        onChange={(event) => setMeasure(event.target.value === 'count' ? 'count' : 'value')}
      >
        <option value="value">Value</option>
        <option value="count">Pieces</option>
      </PlainSelect>
    </ChartSection>
  );
}

interface TrendSectionProps {
  readonly title: string;
  readonly note: string;
  readonly spans: readonly Span[];
  /** Labels and formats of the amounts. The chart shows the first amount. */
  readonly amounts: readonly { readonly label: string; readonly format: (amount: number) => string }[];
  /** Returns the URL of the list of records counted in a bar. */
  readonly hrefOf: (span: Span) => string;
  readonly emptyText: string;
}

function TrendSection({ title, note, spans, amounts, hrefOf, emptyText }: TrendSectionProps) {
  const navigate = useNavigate();
  const [chartAmount] = amounts;
  const isEmpty = spans.every((span) => span.amounts.every((amount) => amount === 0));
  const [first = '', ...others] = amounts.map(({ label }) => label);
  return (
    <ChartSection
      title={title}
      note={note}
      columns={[spans[0]?.from === spans[0]?.to ? 'Day' : 'Month', first, ...others]}
      rows={
        isEmpty
          ? []
          : spans.map((span) => ({
              key: span.from,
              label: span.label,
              href: hrefOf(span),
              cells: amounts.map(({ format }, index) => format(span.amounts[index] ?? 0)),
            }))
      }
      emptyText={emptyText}
      height="240px"
      chart={
        chartAmount !== undefined && (
          <LazyBars
            bars={spans.map((span) => ({ key: span.from, label: span.label, amount: span.amounts[0] ?? 0 }))}
            direction="standing"
            amountLabel={chartAmount.label}
            format={chartAmount.format}
            formatShort={formatShort}
            onChoose={(key) => {
              const span = spans.find(({ from }) => from === key);
              if (span !== undefined) {
                navigate(hrefOf(span));
              }
            }}
          />
        )
      }
    />
  );
}

const POLL_INTERVAL = 60_000;

/** Dashboard that shows open tasks, stock and sales. Each figure links to the records that it counts. */
export default function DashboardScreen() {
  const [search, setSearch] = useSearchParams();
  const name = periodOf(search.toString());
  const { period, days, label } = periods[name];
  // Set once when the dashboard opens, so that the query variables do not change.
  const [readers] = useState(() => readerDays(new Date()));
  const { min: since = '', max: dayEnds = '' } = instantsOf({ from: readers.weekBegins, to: readers.today });
  const { data, previousData, error, loading, refetch } = useQuery(DashboardDocument, {
    variables: { period, since, dayEnds },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL,
    skipPollAttempt: () => document.hidden,
  });
  const figures = (data ?? previousData)?.dashboard;
  return (
    <>
      <ScreenHeading title="Dashboard">
        <PlainSelect
          aria-label="Period"
          value={name}
          onChange={(event) => setSearch({ days: event.target.value }, { replace: true })}
        >
          {Object.entries(periods).map(([value, each]) => (
            <option key={value} value={value}>
              {each.label}
            </option>
          ))}
        </PlainSelect>
      </ScreenHeading>
      {figures == null && error === undefined && <PageSpinner />}
      {figures == null && error !== undefined && (
        <ErrorState
          title="Could not load the dashboard"
          description={failureReason(error)}
          isRetrying={loading}
          onRetry={() => void refetch()}
        />
      )}
      {figures != null && <Figures {...{ figures, readers, days, label }} />}
    </>
  );
}

type FiguresProps = Omit<Parameters<typeof AttentionSection>[0], 'days'> & {
  readonly readers: ReturnType<typeof readerDays>;
  readonly days: number;
  readonly label: string;
};

function Figures({ figures, readers, days, label }: FiguresProps) {
  const sales = spansOf(
    figures.sales.days.map(({ day, orders, revenue }) => ({ day, amounts: [revenue, orders] })),
    days,
  );
  const views = spansOf(
    figures.pageViews.days.map(({ day, count }) => ({ day, amounts: [count] })),
    days,
  );
  const span = { from: sales[0]?.from ?? '', to: sales.at(-1)?.to ?? '' };
  const note = `${label}, days in UTC`;
  return (
    <Stack gap="12" maxWidth="page">
      <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} columnGap="12" rowGap="8">
        <AttentionSection figures={figures} days={readers} />
      </Grid>
      <Grid templateColumns={{ base: '1fr', xl: '1fr 1fr' }} columnGap="12" rowGap="12">
        <TrendSection
          title="Orders and revenue"
          note={`Bars show revenue. ${note}, without cancelled orders`}
          spans={sales}
          amounts={[
            { label: inConfiguredCurrency('Revenue, $'), format: formatMoney },
            { label: 'Orders', format: formatCount },
          ]}
          hrefOf={ordersHref}
          emptyText="No orders in this period."
        />
        <TrendSection
          title="Page views"
          note={note}
          spans={views}
          amounts={[{ label: 'Views', format: formatCount }]}
          hrefOf={viewsHref}
          emptyText="No page views in this period."
        />
      </Grid>
      <StockSection stock={figures.stock} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }} columnGap="12" rowGap="8">
        <InterestSection figures={figures} span={span} />
      </Grid>
    </Stack>
  );
}
