import type { ErrorLike } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { PageSpinner } from '../../../ui/page-spinner';
import { type FailureNotice, failureReason } from '../failure';
import { ScreenHeading } from '../screen-heading';
import { UnsavedChanges } from '../unsaved-changes';

interface SettingsScreenProps<Stored> {
  readonly title: string;
  /** What is set here, and where it is seen, in a sentence or two. */
  readonly lead: ReactNode;
  /** The answer of the query that reads it. */
  readonly query: {
    readonly loading: boolean;
    readonly error?: ErrorLike | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  /** What it found. */
  readonly stored: Stored | null | undefined;
  readonly failure: FailureNotice;
  /** The form, usually a `SettingsForm`. */
  readonly children: (stored: Stored) => ReactNode;
}

/** A screen of something of which the house has one: read, then changed in a form that nobody leaves unsaved unasked. */
export function SettingsScreen<Stored>({ title, lead, query, stored, failure, children }: SettingsScreenProps<Stored>) {
  const { loading, error, refetch } = query;
  return (
    <UnsavedChanges>
      <ScreenHeading title={title} />
      <Text color="fg.muted" maxW="prose" mb="6">
        {lead}
      </Text>
      {stored != null && children(stored)}
      {stored == null && error !== undefined && (
        <ErrorState
          title={failure}
          description={failureReason(error)}
          // What goes wrong this time is in the query's answer again.
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {stored == null && error === undefined && <PageSpinner />}
    </UnsavedChanges>
  );
}
