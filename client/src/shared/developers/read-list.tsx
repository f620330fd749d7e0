import type { ErrorLike } from '@apollo/client';
import { Box, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { errorText } from '../../graphql/error-text';
import { ErrorState } from '../../ui/error-state';
import { type CredentialFailure, useCredentialOwner } from './credential-owner';

interface ReadListProps<Answer> {
  readonly query: {
    readonly error?: ErrorLike | undefined;
    readonly loading: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Result of the query; undefined while loading. */
  readonly result: Answer | null | undefined;
  readonly failure: CredentialFailure;
  readonly children: (result: Answer) => ReactNode;
}

/** Renders the state of a query: loading, failed, or loaded with its result. */
export function ReadList<Answer>({ query, result, failure, children }: ReadListProps<Answer>) {
  const { failures } = useCredentialOwner();
  if (result != null) {
    return children(result);
  }
  if (query.error !== undefined) {
    return (
      <ErrorState
        title={failures[failure]}
        description={errorText(query.error)}
        isRetrying={query.loading}
        // Ignores errors of the retry, because the query result already shows them.
        onRetry={() => void query.refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <Box aria-busy="true">
      <Stack gap="3">
        <Skeleton height="13" />
        <Skeleton height="13" />
      </Stack>
    </Box>
  );
}
