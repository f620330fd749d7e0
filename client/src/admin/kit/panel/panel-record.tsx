import type { ErrorLike } from '@apollo/client';
import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import { ErrorState } from '../../../ui/error-state';
import { type FailureNotice, failureReason, useAnnouncedFailure } from '../failure';
import { useWholeRecord, WholeRecordProvider } from './complete-record';
import { PanelError, PanelSkeleton } from './panel-parts';

interface PanelAnswerProps<Answer> {
  readonly query: { readonly error?: ErrorLike | undefined; readonly refetch: () => Promise<unknown> };
  /** Query result. Undefined while loading. */
  readonly result: Answer | null | undefined;
  readonly failure: FailureNotice;
  /** Returns true if there is no data to show. `emptyText` is shown instead. */
  readonly isEmpty: (result: Answer) => boolean;
  readonly emptyText: string;
  readonly children: (result: Answer) => ReactNode;
}

/** Part of a panel with its own query. Shows one of its states: loading, failed, empty or loaded. */
export function PanelQuery<Answer>({ query, result, failure, isEmpty, emptyText, children }: PanelAnswerProps<Answer>) {
  const { error, refetch } = query;
  useAnnouncedFailure(failure, error);
  if (result != null) {
    return isEmpty(result) ? <Text color="fg.muted">{emptyText}</Text> : children(result);
  }
  if (error !== undefined) {
    return (
      <ErrorState
        title={failure}
        description={failureReason(error)}
        // The query result contains errors of the retry, so they are ignored here.
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <Box aria-busy="true">
      <Stack gap="3">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height="8" />
        ))}
      </Stack>
    </Box>
  );
}

interface PanelRecordProps<Item> {
  readonly query: {
    readonly loading: boolean;
    readonly error?: ErrorLike | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  /** Loaded record. Null if it does not exist, undefined while loading. */
  readonly record: Item | null | undefined;
  /** Noun for the record, such as "order". */
  readonly noun: string;
  readonly failure: FailureNotice;
  /** Renders the panel content: `PanelHeader`, `PanelBody` and, for a form, a footer. */
  readonly children: (record: Item) => ReactNode;
}

/** Content of a panel in one of its states: loading, not found, failed or loaded. */
export function PanelRecord<Item>({ query, record, noun, failure, children }: PanelRecordProps<Item>) {
  const { loading, error, refetch } = query;
  const isComplete = useWholeRecord(query, record);
  if (record != null) {
    return <WholeRecordProvider value={isComplete}>{children(record)}</WholeRecordProvider>;
  }
  if (loading) {
    return <PanelSkeleton />;
  }
  return error === undefined || apiErrorOf(error)?.code.endsWith('_NOT_FOUND') === true ? (
    <PanelError
      title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`}
      description="It has been deleted, or the link is wrong."
    />
  ) : (
    <PanelError
      title={failure}
      description={failureReason(error)}
      // The query result contains errors of the retry, so they are ignored here.
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
