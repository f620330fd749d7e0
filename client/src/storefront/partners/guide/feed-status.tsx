import { Box, DataList, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { fetchQuery } from '../../../graphql/fetch-query';
import { type FeedStatusQuery, FeedStatusText } from '../../../graphql/generated/graphql';
import { pollWhileVisible } from '../../../ui/browser/poll-while-visible';
import { formatDate, formatDateTime } from '../../../ui/dates';
import { StatusMark } from '../../../ui/status-mark';

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats the time between two server timestamps: `3 minutes ago`. */
export function timeAgoText(moment: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(moment)) / 1_000));
  for (const [unit, length] of units) {
    if (seconds >= length) {
      return relative.format(-Math.floor(seconds / length), unit);
    }
  }
  return seconds < 10 ? 'just now' : `${seconds} seconds ago`;
}

/** Returns true if the lag is unusually long. */
const isLong = (seconds: number): boolean => seconds >= 60;

/** Describes the lag of the feed. A change appears in the feed after its transaction has been committed. */
export function lagText(seconds: number): string {
  if (seconds === 0) {
    return 'Up to date';
  }
  return isLong(seconds)
    ? `Large update in progress for ${Math.floor(seconds / 60)} min`
    : `Up to date, ${seconds} s behind`;
}

type FeedStatus = NonNullable<FeedStatusQuery['feedStatus']>;

const POLL_INTERVAL_MS = 10_000;

/** Returns the latest feed status. Undefined before the first response; null if the status could not be loaded. */
function useFeedStatus(): FeedStatus | null | undefined {
  const [status, setStatus] = useState<FeedStatus | null>();
  useEffect(() => {
    let isMounted = true;
    const showStatus = (read: FeedStatus | null): void => {
      if (isMounted) {
        setStatus(read);
      }
    };
    const read = (): void => {
      fetchQuery(FeedStatusText, null).then(
        ({ feedStatus }) => showStatus(feedStatus),
        () => showStatus(null),
      );
    };
    read();
    const stop = pollWhileVisible(POLL_INTERVAL_MS, read);
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return status;
}

function Facts({ status: { asOf, lastChangeAt, recordedSince } }: { readonly status: FeedStatus }) {
  const facts = [
    {
      label: 'Stock last changed',
      value: lastChangeAt === null ? 'Never' : timeAgoText(lastChangeAt, asOf),
      title: lastChangeAt === null ? undefined : formatDateTime(lastChangeAt),
    },
    { label: 'Changes available since', value: formatDate(recordedSince), title: formatDateTime(recordedSince) },
  ];
  return (
    <DataList.Root mt="2">
      {facts.map(({ label, value, title }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue title={title}>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

/** Card with the current status of the feed, polled while the page is visible. */
export function FeedStatusCard() {
  const status = useFeedStatus();
  return (
    <Box as="section" aria-labelledby="status" borderWidth="1px" p="4" minH="9rem" minW={{ lg: 'xs' }}>
      <Text as="h2" id="status" textStyle="xs" color="fg.subtle" mb="1">
        Feed status
      </Text>
      {status === null && (
        <StatusMark tone="danger">The status could not be loaded. We try again every 10 seconds.</StatusMark>
      )}
      {status != null && (
        <>
          <StatusMark tone={isLong(status.lagSeconds) ? 'warn' : 'ok'}>{lagText(status.lagSeconds)}</StatusMark>
          <Facts status={status} />
        </>
      )}
    </Box>
  );
}
