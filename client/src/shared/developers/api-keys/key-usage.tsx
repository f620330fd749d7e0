import { useQuery } from '@apollo/client/react';
import { Box, Flex, Stack, Table, Text } from '@chakra-ui/react';
import { type ApiKeyDayFragment, ApiKeyUseDocument, type ApiKeyUseQuery } from '../../../graphql/generated/graphql';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { formatDateTime, formatDays } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { formatCount } from '../../../ui/numbers';
import { StatusMark, type StatusTone } from '../../../ui/status-mark';
import { useCredentialOwner } from '../credential-owner';
import { durationText } from '../format-text';
import { Disclosure } from '../list-item';
import { ReadList } from '../read-list';

/** Usage of an API key on one day. */
type DailyUsage = Omit<ApiKeyDayFragment, '__typename'>;

const shownDays = 30;
const dayMs = 86_400_000;

const noUsage = { requests: 0, cost: 0, errors: 0, feedUpserts: 0, feedRemovals: 0 };

/** Returns the usage of the last 30 days (UTC), oldest first. Includes days without requests. */
export function lastDays(usage: readonly DailyUsage[], now: Date): readonly DailyUsage[] {
  const byDay = new Map(usage.map((each) => [each.day, each]));
  return Array.from({ length: shownDays }, (_, index) => {
    const day = new Date(now.getTime() - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, ...noUsage };
  });
}

/** Returns the usage summed over all days. */
export const sumOf = (usage: readonly DailyUsage[]): Omit<DailyUsage, 'day'> =>
  usage.reduce(
    (sum, day) => ({
      requests: sum.requests + day.requests,
      cost: sum.cost + day.cost,
      errors: sum.errors + day.errors,
      feedUpserts: sum.feedUpserts + day.feedUpserts,
      feedRemovals: sum.feedRemovals + day.feedRemovals,
    }),
    noUsage,
  );

/** Maximum lag in seconds for a synced copy to count as up to date. Many integrations poll only every few minutes. */
const upToDateSeconds = 15 * 60;

/** Describes the lag of an integration's stock copy. Null if the first sync is not complete. */
export function lagMark(lagSeconds: number | null): { readonly tone: StatusTone; readonly text: string } {
  if (lagSeconds === null) {
    return { tone: 'warn', text: 'First sync in progress' };
  }
  return lagSeconds <= upToDateSeconds
    ? { tone: 'ok', text: `Up to date, as of ${durationText(lagSeconds)} ago` }
    : { tone: 'warn', text: `Behind by ${durationText(lagSeconds)}` };
}

const columns = [
  { header: 'Requests', of: ({ requests }: DailyUsage) => requests },
  { header: 'Errors', of: ({ errors }: DailyUsage) => errors },
  { header: 'Cost', of: ({ cost }: DailyUsage) => cost },
  { header: 'Items updated', of: ({ feedUpserts }: DailyUsage) => feedUpserts },
  { header: 'Items removed', of: ({ feedRemovals }: DailyUsage) => feedRemovals },
];

/** Table of a key's daily usage, newest first. */
function DayTable({ days }: { readonly days: readonly DailyUsage[] }) {
  return (
    <ScrollRegion label="Usage by day">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Day (UTC)</Table.ColumnHeader>
            {columns.map(({ header }) => (
              <Table.ColumnHeader key={header} textAlign="end">
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {days.map((day) => (
            <Table.Row key={day.day}>
              <Table.Cell whiteSpace="nowrap">{formatDays(day.day, null)}</Table.Cell>
              {columns.map(({ header, of }) => (
                <Table.Cell key={header} textAlign="end">
                  {formatCount(of(day))}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollRegion>
  );
}

const dayText = ({ day, requests, errors }: DailyUsage): string =>
  `${formatDays(day, null)}: ${formatCount(requests)} requests, ${formatCount(errors)} with errors`;

/** Returns the height of a bar. Bars for nonzero counts have a minimum height, so that they are visible. */
const heightOf = (count: number, maximum: number): string =>
  count === 0 ? '0' : `max(${(100 * count) / maximum}%, 2px)`;

/** Bar chart of requests per day that highlights errors. `DayTable` shows the same data. */
function DayBars({ days }: { readonly days: readonly DailyUsage[] }) {
  const maximum = Math.max(1, ...days.map(({ requests }) => requests));
  const { requests, errors } = sumOf(days);
  return (
    <Box>
      <Flex
        role="img"
        aria-label={`${formatCount(requests)} requests in ${days.length} days, ${formatCount(errors)} with errors; at most ${formatCount(maximum)} on one day`}
        align="flex-end"
        gap="0.5"
        height="18"
        borderBottomWidth="1px"
      >
        {days.map((day) => (
          <Flex key={day.day} title={dayText(day)} direction="column" justify="flex-end" flex="1" height="full">
            <Box bg="danger.solid" height={heightOf(Math.min(day.errors, day.requests), maximum)} flexShrink="0" />
            <Box bg="accent" height={heightOf(Math.max(0, day.requests - day.errors), maximum)} flexShrink="0" />
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" textStyle="sm" color="fg.muted" mt="1" aria-hidden>
        <Text>{formatDays(days[0]?.day ?? '', null)}</Text>
        <Text>Requests per day, maximum {formatCount(maximum)}</Text>
        <Text>Today</Text>
      </Flex>
    </Box>
  );
}

/** Section with a key's recent usage, its budget and its position in the feed. */
export function KeyUsage({ id }: { readonly id: string }) {
  const { userId } = useCredentialOwner();
  const query = useQuery(ApiKeyUseDocument, { variables: { id, userId }, fetchPolicy: 'cache-and-network' });
  return (
    <ReadList query={query} result={query.data?.apiKey} failure="fetchKeys">
      {(use) => <Use use={use} />}
    </ReadList>
  );
}

function Use({ use: { usage, budget, feed } }: { readonly use: NonNullable<ApiKeyUseQuery['apiKey']> }) {
  const days = lastDays(usage, new Date());
  const sum = sumOf(usage);
  const today = days.at(-1);
  return (
    <Stack gap="4">
      {usage.length > 0 && <DayBars days={days} />}
      <FactList>
        <Fact label="Requests, 30 days">{formatCount(sum.requests)}</Fact>
        <Fact label="With errors">{formatCount(sum.errors)}</Fact>
        <Fact label="Cost, 30 days">{formatCount(sum.cost)}</Fact>
        <Fact label="Budget">
          {formatCount(budget.limit)}, refilled at {formatCount(budget.restorePerSecond)} per second
        </Fact>
        {feed === null ? (
          <Fact label="Feed">Not read in the last 30 days</Fact>
        ) : (
          <>
            <Fact label="Feed">
              <StatusMark tone={lagMark(feed.lagSeconds).tone}>{lagMark(feed.lagSeconds).text}</StatusMark>
            </Fact>
            <Fact label="Feed last read">{formatDateTime(feed.lastReadAt)}</Fact>
            <Fact label="Items updated">
              {formatCount(today?.feedUpserts ?? 0)} today, {formatCount(sum.feedUpserts)} in 30 days
            </Fact>
            <Fact label="Items removed">
              {formatCount(today?.feedRemovals ?? 0)} today, {formatCount(sum.feedRemovals)} in 30 days
            </Fact>
          </>
        )}
      </FactList>
      {usage.length > 0 && <Disclosure label="By day">{() => <DayTable days={usage} />}</Disclosure>}
    </Stack>
  );
}
