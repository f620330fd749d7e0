import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  DiscardFailedJobsDocument,
  FailedJobsDocument,
  type FailedJobsQuery,
  RetryFailedJobsDocument,
} from '../../graphql/generated/graphql';
import { Pager } from '../../table/paging/pager';
import { RowCheckbox } from '../../table/rows/row-checkbox';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { formatDateTime } from '../../ui/dates';
import { ErrorState } from '../../ui/error-state';
import { PlainSelect } from '../../ui/inputs/plain-inputs';
import { formatCount } from '../../ui/numbers';
import { counted } from '../kit/count-noun';
import { attempt, failureReason } from '../kit/failure';
import { showSuccess } from '../kit/success-toast';
import { type StatusColumn, StatusTable } from './status-section';

type Job = NonNullable<FailedJobsQuery['failedJobs']>['items'][number];

/** Failed jobs of a queue, as in the input of the mutations. */
interface Target {
  readonly queue: string;
  /** All failed jobs of the queue if omitted. */
  readonly ids?: readonly string[];
  readonly count: number;
}

const PAGE_SIZE = 20;
const POLL_INTERVAL = 15_000;

const jobsText = (count: number): string => counted(count, 'job', 'jobs');

const targetsOf = (jobs: readonly Job[]): readonly Target[] =>
  [...new Set(jobs.map(({ queue }) => queue))].map((queue) => {
    const ids = jobs.filter((job) => job.queue === queue).map(({ id }) => id);
    return { queue, ids, count: ids.length };
  });

interface FailedJobsProps {
  /** Queues with failed jobs. */
  readonly queues: readonly { readonly name: string; readonly failed: number }[];
  readonly onChange: () => Promise<unknown>;
}

/** List of failed jobs, which can be retried and discarded. Hidden if there are none. */
export function FailedJobs({ queues, onChange }: FailedJobsProps) {
  const [search, setSearch] = useSearchParams();
  const index = Math.max(0, Number(search.get('page') ?? '1') - 1) || 0;
  const { data, previousData, error, loading, refetch } = useQuery(FailedJobsDocument, {
    variables: { page: { index, size: PAGE_SIZE } },
    skip: queues.length === 0,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL,
    skipPollAttempt: () => document.hidden,
  });
  const [retry, retrying] = useMutation(RetryFailedJobsDocument);
  const [discard, discarding] = useMutation(DiscardFailedJobsDocument);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [selectedQueue, setSelectedQueue] = useState('');
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (queues.length === 0) {
    return null;
  }

  const failed = (data ?? previousData)?.failedJobs;
  const jobs = failed?.items ?? [];
  const selected = jobs.filter(({ id }) => selectedIds.has(id));
  const wholeQueue = queues.find(({ name }) => name === selectedQueue);
  const targets: readonly Target[] =
    wholeQueue === undefined ? targetsOf(selected) : [{ queue: wholeQueue.name, count: wholeQueue.failed }];
  const count = targets.reduce((sum, target) => sum + target.count, 0);

  const select = (ids: readonly string[], isSelected: boolean) => {
    setSelectedQueue('');
    setSelectedIds((before) =>
      isSelected ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    );
  };

  const reload = async () => {
    setSelectedIds(new Set());
    setSelectedQueue('');
    await Promise.all([refetch(), onChange()]);
  };

  const retryAll = () =>
    attempt('Error retrying jobs', async () => {
      let retried = 0;
      for (const { queue, ids } of targets) {
        const result = await retry({ variables: { input: { queue, ...(ids && { ids: [...ids] }) } } });
        retried += result.data?.retryFailedJobs?.count ?? 0;
      }
      await reload();
      showSuccess(`Retrying ${jobsText(retried)}`);
    });

  const discardAll = async () => {
    await attempt('Error discarding jobs', async () => {
      let discarded = 0;
      for (const { queue, ids } of targets) {
        const result = await discard({ variables: { input: { queue, ...(ids && { ids: [...ids] }) } } });
        discarded += result.data?.discardFailedJobs?.count ?? 0;
      }
      await reload();
      showSuccess(`Discarded ${jobsText(discarded)}`);
    });
    setDialogOpen(false);
  };

  const areAllSelected = jobs.length > 0 && selected.length === jobs.length;
  const columns: readonly StatusColumn<Job>[] = [
    {
      title: 'Select',
      cell: ({ id, queue }) => (
        <RowCheckbox
          label={`Select job of ${queue}`}
          isChecked={selectedIds.has(id)}
          onToggle={() => select([id], !selectedIds.has(id))}
        />
      ),
    },
    {
      title: 'Error',
      isLong: true,
      cell: ({ failure, summary }) => (
        <>
          <Text overflowWrap="anywhere">{failure ?? 'Unknown error'}</Text>
          <Text color="fg.subtle" textStyle="sm" overflowWrap="anywhere">
            {summary}
          </Text>
        </>
      ),
    },
    { title: 'Queue', cell: ({ queue }) => queue },
    {
      title: 'Failed',
      cell: ({ failedAt }) => formatDateTime(failedAt),
    },
    { title: 'Attempts', isNumber: true, cell: ({ attempts }) => formatCount(attempts) },
  ];

  return (
    <chakra.section aria-labelledby="failed-jobs-heading" mt="6">
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mb="2">
        <Heading id="failed-jobs-heading" as="h3" size="xs">
          Failed jobs
        </Heading>
        <Flex ms="auto" gap="2" wrap="wrap" align="center">
          <Button
            size="sm"
            variant="ghost"
            colorPalette="neutral"
            disabled={jobs.length === 0}
            onClick={() =>
              select(
                jobs.map(({ id }) => id),
                !areAllSelected,
              )
            }
          >
            {areAllSelected ? 'Clear selection' : 'Select page'}
          </Button>
          <PlainSelect
            aria-label="Jobs to retry or discard"
            value={selectedQueue}
            onChange={(event) => {
              setSelectedIds(new Set());
              setSelectedQueue(event.target.value);
            }}
          >
            <option value="">{selected.length === 0 ? 'Choose jobs' : `${jobsText(selected.length)} selected`}</option>
            {queues.map(({ name, failed: ofQueue }) => (
              <option key={name} value={name}>
                All of {name} ({formatCount(ofQueue)})
              </option>
            ))}
          </PlainSelect>
          <Button size="sm" disabled={count === 0} loading={retrying.loading} onClick={() => void retryAll()}>
            Retry
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="danger"
            disabled={count === 0}
            onClick={() => setDialogOpen(true)}
          >
            Discard
          </Button>
        </Flex>
      </Flex>
      {failed == null && error !== undefined && (
        <ErrorState
          title="Error fetching failed jobs"
          description={failureReason(error)}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {failed != null && (
        <>
          <StatusTable
            label="Failed jobs"
            columns={columns}
            rows={jobs}
            keyOf={({ id }) => id}
            emptyText="No failed jobs on this page."
          />
          {failed.total > PAGE_SIZE && (
            <Pager
              page={index}
              pageSize={PAGE_SIZE}
              total={failed.total}
              hrefOf={(page) => `?page=${page + 1}`}
              onTurn={(page) => setSearch({ page: String(page + 1) }, { preventScrollReset: true })}
            />
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={`Discard ${jobsText(count)}?`}
        confirmLabel={`Discard ${jobsText(count)}`}
        isDestructive
        isPending={discarding.loading}
        onConfirm={() => void discardAll()}
        onCancel={() => setDialogOpen(false)}
      >
        <Text>
          The jobs are deleted and will not run: their emails, webhooks or imports are lost. This cannot be undone.
        </Text>
      </ConfirmDialog>
    </chakra.section>
  );
}
