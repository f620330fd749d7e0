import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StatusJobsFragment } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { formatCount } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { FailedJobs } from './failed-jobs';
import { durationText } from './format';
import { type StatusColumn, StatusSection, StatusTable } from './status-section';

type Queue = NonNullable<StatusJobsFragment['queues']>[number];
type ScheduledJob = NonNullable<StatusJobsFragment['scheduledJobs']>[number];

const queueColumns: readonly StatusColumn<Queue>[] = [
  { title: 'Queue', cell: ({ name, isProcessed }) => (isProcessed ? name : `${name} (not processed)`) },
  { title: 'Waiting', isNumber: true, cell: ({ waiting }) => formatCount(waiting) },
  { title: 'Oldest', isNumber: true, cell: ({ oldestSeconds }) => durationText(oldestSeconds) },
  { title: 'Delayed', isNumber: true, cell: ({ delayed }) => formatCount(delayed) },
  { title: 'Running', isNumber: true, cell: ({ running }) => formatCount(running) },
  { title: 'Failed', isNumber: true, cell: ({ failed }) => formatCount(failed) },
];

const isBusy = ({ waiting, delayed, running, failed }: Queue): boolean => waiting + delayed + running + failed > 0;

interface QueuesSectionProps {
  readonly queues: readonly Queue[] | null;
  readonly onChange: () => Promise<unknown>;
}

/** Section that lists the queues and the failed jobs. Queues without jobs are hidden at first. */
export function QueuesSection({ queues, onChange }: QueuesSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const idle = queues?.filter((queue) => !isBusy(queue)).length ?? 0;
  return (
    <StatusSection part="QUEUES">
      {queues !== null && (
        <>
          <StatusTable
            label="Queues"
            columns={queueColumns}
            rows={showsAll ? queues : queues.filter(isBusy)}
            keyOf={({ name }) => name}
            emptyText="All queues are empty."
          />
          {idle > 0 && (
            <Flex align="center" gap="3" mt="2">
              {!showsAll && idle < queues.length && (
                <Text color="fg.subtle" textStyle="sm">
                  {formatCount(idle)} more without jobs
                </Text>
              )}
              <Button size="xs" variant="ghost" colorPalette="neutral" onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? 'Hide empty queues' : 'Show all queues'}
              </Button>
            </Flex>
          )}
          <FailedJobs queues={queues.filter(({ failed }) => failed > 0)} onChange={onChange} />
        </>
      )}
    </StatusSection>
  );
}

function lastRunMark({ lastRun, hasFailed, failure }: ScheduledJob) {
  if (lastRun === null) {
    return '–';
  }
  if (hasFailed === null) {
    return <StatusMark tone="accent">Running</StatusMark>;
  }
  return <StatusMark tone={hasFailed ? 'danger' : 'ok'}>{hasFailed ? (failure ?? 'Failed') : 'Done'}</StatusMark>;
}

const scheduleColumns: readonly StatusColumn<ScheduledJob>[] = [
  { title: 'Job', cell: ({ title }) => title },
  { title: 'Schedule, UTC', cell: ({ cron }) => cron },
  { title: 'Last run', cell: ({ lastRun }) => (lastRun === null ? '–' : formatDateTime(lastRun)) },
  { title: 'Duration', isNumber: true, cell: ({ durationSeconds }) => durationText(durationSeconds) },
  { title: 'Outcome', cell: lastRunMark },
  { title: 'Next run', cell: ({ nextRun }) => (nextRun === null ? '–' : formatDateTime(nextRun)) },
];

/** Section that lists the scheduled jobs with their last runs. */
export function ScheduledJobsSection({ jobs }: { readonly jobs: readonly ScheduledJob[] | null }) {
  return (
    <StatusSection part="SCHEDULED_JOBS">
      {jobs !== null && (
        <StatusTable
          label="Scheduled jobs"
          columns={scheduleColumns}
          rows={jobs}
          keyOf={({ queue }) => queue}
          emptyText="No scheduled jobs."
        />
      )}
    </StatusSection>
  );
}
