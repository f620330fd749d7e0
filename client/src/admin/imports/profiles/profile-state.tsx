import type { ObservableQuery } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Flex } from '@chakra-ui/react';
import { Download, FileClock, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FetchImportFileDocument, type ImportFetchInterval } from '../../../graphql/generated/graphql';
import { saveFile } from '../../../ui/browser/download';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { ButtonLink, TextLink } from '../../../ui/links';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { runHref } from '../../kit/record-link';
import { showSuccess } from '../../kit/success-toast';
import { runMark } from '../run-state';
import type { SavedProfile } from './use-saved-profiles';

export const intervalLabels: Readonly<Record<ImportFetchInterval, string>> = {
  HOUR: 'Hourly',
  DAY: 'Daily',
  WEEKDAY: 'Monday to Friday',
};

/** Formats the fetch schedule: `Daily at 06:30 UTC`. */
export function intervalText({
  every,
  time,
}: {
  readonly every: ImportFetchInterval;
  readonly time: string | null;
}): string {
  return time === null ? intervalLabels[every] : `${intervalLabels[every]} at ${time} UTC`;
}

/** Link to the last import that used a profile, labeled with the import's result and time. */
export function LastRun({ run }: { readonly run: SavedProfile['lastRun'] }) {
  if (run === null) {
    return 'None yet';
  }
  const { text, tone } = runMark(run);
  return (
    <StatusMark tone={tone ?? 'neutral'}>
      <TextLink to={runHref(run)}>{`${text}, ${formatDateTime(run.createdAt)}`}</TextLink>
    </StatusMark>
  );
}

/** Polling interval until a manual fetch has finished, in milliseconds. */
const POLL_INTERVAL_MS = 2000;

/** Functions that start and stop polling of the profile. */
export type Polling = Pick<ObservableQuery, 'startPolling' | 'stopPolling'>;

interface ProfileStateProps {
  readonly saved: SavedProfile;
  readonly polling: Polling;
}

/**
 * Section that shows a profile's last import and scheduled fetches, with buttons that download the profile and fetch
 * a file.
 */
export function ProfileState({ saved, polling: { startPolling, stopPolling } }: ProfileStateProps) {
  const [fetchFile, { loading }] = useMutation(FetchImportFileDocument);
  /** Time of the last fetch before the manual fetch. Undefined if no manual fetch was started. */
  const [lastBefore, setLastBefore] = useState<string | null | undefined>(undefined);
  const isFetchPending = lastBefore !== undefined && saved.fetch?.lastAt === lastBefore;
  const { fetch, name, json } = saved;

  useEffect(() => {
    if (!isFetchPending) {
      return undefined;
    }
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isFetchPending, startPolling, stopPolling]);

  return (
    <>
      <Flex gap="2" wrap="wrap" mb="4">
        <Button size="sm" variant="outline" onClick={() => saveFile(`${name}.json`, json, 'application/json')}>
          <Download aria-hidden />
          Download as JSON
        </Button>
        {fetch !== null && (
          <Button
            size="sm"
            variant="outline"
            loading={loading || isFetchPending}
            onClick={() =>
              void attempt('Error fetching import profiles', async () => {
                await fetchFile({ variables: { input: { id: saved.id } } });
                setLastBefore(fetch.lastAt);
                showSuccess('The file will be fetched within a minute');
              })
            }
          >
            <RefreshCw aria-hidden />
            Fetch now
          </Button>
        )}
        <ButtonLink to={`/admin/imports/runs?q=${encodeURIComponent(name)}`} size="sm" variant="outline">
          <FileClock aria-hidden />
          View imports
        </ButtonLink>
      </Flex>
      <FactList>
        <Fact label="Last import">
          <LastRun run={saved.lastRun} />
        </Fact>
        {fetch !== null && (
          <>
            <Fact label="Schedule">{fetch.isActive ? intervalText(fetch.schedule) : 'Paused'}</Fact>
            <Fact label="Last fetch">{fetch.lastAt === null ? 'Never' : formatDateTime(fetch.lastAt)}</Fact>
            {fetch.failure !== null && <Fact label="Last error">{fetch.failure}</Fact>}
            {fetch.nextAt !== null && <Fact label="Next fetch">{formatDateTime(fetch.nextAt)}</Fact>}
          </>
        )}
      </FactList>
    </>
  );
}
