import { Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDashboardQuery } from '../../graphql/generated/hooks';
import { instantsOf } from '../../table/filters/values/days';
import { ErrorState } from '../../ui/error-state';
import { PlainSelect } from '../../ui/inputs/plain-inputs';
import { formatCount, formatMoney, inHouseCurrency } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { failureReason } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { AttentionSection } from './attention-section';
import { ordersHref, viewsHref } from './figures/links';
import { periodOf, periods, readerDays } from './figures/period';
import { spansOf } from './figures/spans';
import { InterestSection } from './interest-section';
import { StockSection } from './stock-section';
import { TrendSection } from './trend-section';

const POLL_INTERVAL = 60_000;

/** What wants attention, what is on stock and what sells: each figure leads to the list that it counts. */
export default function DashboardScreen() {
  const [search, setSearch] = useSearchParams();
  const name = periodOf(search.toString());
  const { period, days, label } = periods[name];
  // The day on which it was opened: what is asked for stays the same question.
  const [readers] = useState(() => readerDays(new Date()));
  const { min: since = '', max: dayEnds = '' } = instantsOf({ from: readers.weekBegins, to: readers.today });
  const { data, previousData, error, loading, refetch } = useDashboardQuery({
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
          title="The figures could not be loaded"
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
            { label: inHouseCurrency('Revenue, $'), format: formatMoney },
            { label: 'Orders', format: formatCount },
          ]}
          hrefOf={ordersHref}
          none="Nothing was ordered in this time."
        />
        <TrendSection
          title="Page views"
          note={note}
          spans={views}
          amounts={[{ label: 'Views', format: formatCount }]}
          hrefOf={viewsHref}
          none="No page was opened in this time."
        />
      </Grid>
      <StockSection stock={figures.stock} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }} columnGap="12" rowGap="8">
        <InterestSection figures={figures} span={span} />
      </Grid>
    </Stack>
  );
}
