import { Stack } from '@chakra-ui/react';
import type { ApiKeyUseQuery } from '../../../graphql/generated/graphql';
import { useApiKeyUseQuery } from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { formatCount } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { useCredentialOwner } from '../credential-owner';
import { Disclosure } from '../disclosure';
import { ReadList } from '../read-list';
import { lagMark, lastDays, sumOf } from './daily-usage';
import { DayBars } from './day-bars';
import { DayTable } from './day-table';

/** What was done with a key on the last days, what it may spend, and how the stock is followed with it. */
export function KeyUsage({ id }: { readonly id: string }) {
  const { userId } = useCredentialOwner();
  const query = useApiKeyUseQuery({ variables: { id, userId }, fetchPolicy: 'cache-and-network' });
  return (
    <ReadList query={query} answer={query.data?.apiKey} failure="fetchKeys">
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
          {formatCount(budget.limit)}, restoring {formatCount(budget.restorePerSecond)} a second
        </Fact>
        {feed === null ? (
          <Fact label="Feed">No feed was read with it in the last 30 days</Fact>
        ) : (
          <>
            <Fact label="Feed">
              <StatusMark tone={lagMark(feed.lagSeconds).tone}>{lagMark(feed.lagSeconds).text}</StatusMark>
            </Fact>
            <Fact label="Feed last read">{formatDateTime(feed.lastReadAt)}</Fact>
            <Fact label="Items kept">
              {formatCount(today?.feedUpserts ?? 0)} today, {formatCount(sum.feedUpserts)} in 30 days
            </Fact>
            <Fact label="Items removed">
              {formatCount(today?.feedRemovals ?? 0)} today, {formatCount(sum.feedRemovals)} in 30 days
            </Fact>
          </>
        )}
      </FactList>
      {usage.length > 0 && <Disclosure label="Day by day">{() => <DayTable days={usage} />}</Disclosure>}
    </Stack>
  );
}
