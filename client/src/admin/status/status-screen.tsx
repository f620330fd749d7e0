import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SystemStatusDocument } from '../../graphql/generated/graphql';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import { StatusMark } from '../../ui/status-mark';
import { failureReason } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { BackupsSection } from './backups-section';
import { DatabaseClusterSection } from './database-cluster-section';
import { DatabaseSection, MigrationsSection } from './database-sections';
import { CertificatesSection, EmailsSection } from './delivery-sections';
import { ErrorsSection } from './errors-section';
import { formatTime } from './format';
import { QueuesSection, ScheduledJobsSection } from './job-sections';
import { ColumnStoreSection, DiskSection, ProcessSection, StorageSection } from './server-sections';
import { ChecksContext, partId, partTitles, type Status, stateTones } from './status-section';

const POLL_INTERVAL = 15_000;

/** Overall state, with a link to each section that needs attention. */
function Summary({ checks }: Pick<Status, 'checks'>) {
  const findings = checks
    .filter(({ state }) => state !== 'OK')
    .sort((one, other) => Number(other.state === 'PROBLEM') - Number(one.state === 'PROBLEM'));
  if (findings.length === 0) {
    return <StatusMark tone="ok">All systems work</StatusMark>;
  }
  return (
    <chakra.ul listStyleType="none" aria-label="Problems and warnings">
      {findings.map(({ part, state, reason }) => (
        <chakra.li key={part} py="1">
          <Flex gap="3" wrap="wrap" align="baseline">
            <StatusMark tone={stateTones[state]}>
              <Link href={`#${partId(part)}`}>{partTitles[part]}</Link>
            </StatusMark>
            <Text color="fg.muted" overflowWrap="anywhere" minWidth="0">
              {reason}
            </Text>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Grid with two columns on wide screens. */
function TwoColumns({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="12"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}

interface SectionsProps {
  readonly status: Status;
  readonly refetch: () => Promise<unknown>;
}

function Sections({ status, refetch }: SectionsProps) {
  return (
    <ChecksContext value={status.checks}>
      <Stack gap="12">
        <Summary checks={status.checks} />
        <QueuesSection queues={status.queues} onChange={refetch} />
        <ErrorsSection errors={status.errors} />
        <TwoColumns>
          <Stack gap="12" minWidth="0">
            <EmailsSection emails={status.emails} />
            <DatabaseSection database={status.database} />
          </Stack>
          <Stack gap="12" minWidth="0">
            <StorageSection storage={status.storage} />
            <DiskSection disk={status.disk} />
            <CertificatesSection certificates={status.certificates} />
          </Stack>
        </TwoColumns>
        <DatabaseClusterSection cluster={status.databaseCluster} />
        <BackupsSection backups={status.backups} />
        <ScheduledJobsSection jobs={status.scheduledJobs} />
        <TwoColumns>
          <ProcessSection process={status.process} readAt={status.readAt} />
          <Stack gap="12" minWidth="0">
            <MigrationsSection migrations={status.migrations} />
            <ColumnStoreSection copies={status.columnStore} />
          </Stack>
        </TwoColumns>
      </Stack>
    </ChecksContext>
  );
}

/** Screen that shows the state of the server and of the services that it uses. Refreshes every 15 seconds. */
export default function StatusScreen() {
  const { data, error, loading, refetch } = useQuery(SystemStatusDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL,
    skipPollAttempt: () => document.hidden,
  });
  const status = data?.systemStatus;
  return (
    <>
      <ScreenHeading title="System status" note={status == null ? undefined : `Read at ${formatTime(status.readAt)}`} />
      {status == null && error === undefined && <PageSpinner />}
      {status == null && error !== undefined && (
        <ErrorState
          title="Error fetching system status"
          description={failureReason(error)}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {status != null && <Sections status={status} refetch={refetch} />}
    </>
  );
}
