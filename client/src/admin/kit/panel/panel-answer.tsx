import type { ErrorLike } from '@apollo/client';
import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { type FailureNotice, failureReason, useAnnouncedFailure } from '../failure';

interface PanelAnswerProps<Answer> {
  readonly query: { readonly error?: ErrorLike | undefined; readonly refetch: () => Promise<unknown> };
  /** What was read; nothing while it is on its way. */
  readonly answer: Answer | null | undefined;
  readonly failure: FailureNotice;
  /** Whether there is anything to show; else `none` says so. */
  readonly isEmpty: (answer: Answer) => boolean;
  readonly none: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of a panel that is read by itself: on its way, not readable, empty, or there. */
export function PanelAnswer<Answer>({ query, answer, failure, isEmpty, none, children }: PanelAnswerProps<Answer>) {
  const { error, refetch } = query;
  useAnnouncedFailure(failure, error);
  if (answer != null) {
    return isEmpty(answer) ? <Text color="fg.muted">{none}</Text> : children(answer);
  }
  if (error !== undefined) {
    return (
      <ErrorState
        title={failure}
        description={failureReason(error)}
        // What goes wrong this time is in the query's answer again.
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
