import { chakra, Text } from '@chakra-ui/react';
import type { StatusErrorFragment } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { formatCount } from '../../ui/numbers';
import { type StatusColumn, StatusSection, StatusTable } from './status-section';

/** Message of an error, with its location in an expandable part. */
function ErrorMessage({ message, errorType, errorMessage, stack, requestId, queue, host }: StatusErrorFragment) {
  const source = [
    queue === null ? null : `queue ${queue}`,
    requestId === null ? null : `request ${requestId}`,
    host === null ? null : `host ${host}`,
  ].filter((text) => text !== null);
  return (
    <>
      <Text overflowWrap="anywhere">
        {errorMessage === null || errorMessage === message ? message : `${message}: ${errorMessage}`}
      </Text>
      <Text color="fg.subtle" textStyle="sm" overflowWrap="anywhere">
        {[errorType, ...source].filter((text) => text !== null).join(', ')}
      </Text>
      {stack !== null && (
        <chakra.details mt="1">
          <chakra.summary cursor="button" color="fg.muted" textStyle="sm" focusVisibleRing="outside">
            Stack trace
          </chakra.summary>
          <chakra.pre textStyle="xs" whiteSpace="pre-wrap" overflowWrap="anywhere" mt="1">
            {stack}
          </chakra.pre>
        </chakra.details>
      )}
    </>
  );
}

const columns: readonly StatusColumn<StatusErrorFragment>[] = [
  { title: 'Error', isLong: true, cell: (error) => <ErrorMessage {...error} /> },
  { title: 'Time', cell: ({ lastAt }) => formatDateTime(lastAt) },
  { title: 'Count', isNumber: true, cell: ({ count }) => formatCount(count) },
];

/** Section that lists the last errors of all processes. */
export function ErrorsSection({ errors }: { readonly errors: readonly StatusErrorFragment[] | null }) {
  return (
    <StatusSection part="ERRORS">
      {errors !== null && (
        <StatusTable
          label="Recent errors"
          columns={columns}
          rows={errors}
          keyOf={({ id }) => id}
          emptyText="No errors were logged."
        />
      )}
    </StatusSection>
  );
}
