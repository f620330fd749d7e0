import { useQuery } from '@apollo/client/react';
import { Flex, Table, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PageViewCountsDocument } from '../../graphql/generated/graphql';
import { readDays } from '../../table/filters/values/days';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { PlainInput } from '../../ui/inputs/plain-inputs';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { failureReason } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';

/** First and last day in UTC, both inclusive. */
interface ViewedDays {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns the days specified in a URL, such as `days=2026-11-01..2026-11-24`. Default: the last 30 days. */
export function viewedDays(search: URLSearchParams, now = Date.now()): ViewedDays {
  const { from = null, to = null } = readDays(search.get('days') ?? '') ?? {};
  const last = (to ?? dayOf(now)).slice(0, 10);
  return { from: (from ?? dayOf(Date.parse(last) - 29 * DAY)).slice(0, 10), to: last };
}

/** Returns the total number of views of each page, most viewed page first. */
export function viewsByPage(counts: readonly { readonly page: string; readonly count: number }[]) {
  const sums = new Map<string, number>();
  for (const { page, count } of counts) {
    sums.set(page, (sums.get(page) ?? 0) + count);
  }
  return [...sums]
    .map(([page, count]) => ({ page, count }))
    .toSorted((a, b) => b.count - a.count || a.page.localeCompare(b.page));
}

/** Screen that shows the views of each page in a period. The dashboard links to this screen. */
export default function PageViewsScreen() {
  const [search, setSearch] = useSearchParams();
  const days = viewedDays(search);
  const { data, error, loading, refetch } = useQuery(PageViewCountsDocument, {
    variables: days,
    fetchPolicy: 'network-only',
  });
  const pages = data?.pageViews == null ? null : viewsByPage(data.pageViews);
  const total = pages?.reduce((sum, { count }) => sum + count, 0);

  return (
    <>
      <ScreenHeading title="Page views" note={total === undefined ? undefined : formatCount(total)} />
      <Flex gap="2" align="center" wrap="wrap" mb="4">
        <DayInput label="First day" name="from" {...{ days, setSearch }} />
        <Text color="fg.muted">to</Text>
        <DayInput label="Last day" name="to" {...{ days, setSearch }} />
        <Text color="fg.subtle">Days in UTC</Text>
      </Flex>
      {error !== undefined && (
        <ErrorState
          title="Could not load the page views"
          description={failureReason(error)}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {error === undefined && pages === null && <PageSpinner />}
      {error === undefined && pages?.length === 0 && <EmptyMessage title="No page views in this period" />}
      {error === undefined && pages !== null && pages.length > 0 && (
        <Table.Root size="sm" maxWidth="3xl">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Page</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Views</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {pages.map(({ page, count }) => (
              <Table.Row key={page}>
                <Table.Cell overflowWrap="anywhere">
                  {page.includes(':') ? page : <TextLink to={page}>{page}</TextLink>}
                </Table.Cell>
                <Table.Cell textAlign="end">{formatCount(count)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </>
  );
}

interface DayInputProps {
  readonly label: string;
  readonly name: keyof ViewedDays;
  readonly days: ViewedDays;
  readonly setSearch: (search: { days: string }, options: { replace: boolean }) => void;
}

function DayInput({ label, name, days, setSearch }: DayInputProps) {
  return (
    <PlainInput
      type="date"
      size="sm"
      width="auto"
      aria-label={label}
      min={name === 'to' ? days.from : undefined}
      max={name === 'from' ? days.to : undefined}
      value={days[name]}
      onChange={({ target: { value } }) => {
        const next = { ...days, [name]: value };
        if (value !== '' && next.from <= next.to) {
          setSearch({ days: `${next.from}..${next.to}` }, { replace: true });
        }
      }}
    />
  );
}
