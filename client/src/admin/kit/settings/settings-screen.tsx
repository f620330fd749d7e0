import type { ErrorLike } from '@apollo/client';
import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormErrors } from '../../../forms/form-errors';
import { keepFocus } from '../../../forms/keep-focus';
import { ErrorState } from '../../../ui/error-state';
import { PageSpinner } from '../../../ui/page-spinner';
import { type FailureNotice, failureReason } from '../failure';
import { SaveState } from '../parts/save-state';
import { ScreenHeading } from '../screen-heading';
import { UnsavedChanges } from '../unsaved-changes';
import { ConflictNotice } from '../versioned-form/conflict-notice';
import type { VersionedForm } from '../versioned-form/use-versioned-form';

interface SettingsFormProps<TInput extends FieldValues, TOutput extends object> {
  readonly state: VersionedForm<TInput, TOutput>;
  /** Name of the record, such as "the home page". */
  readonly noun: string;
  readonly children: ReactNode;
}

/**
 * Form for a settings screen. Shows conflicts with changes made by others, and a sticky bar with save and discard
 * buttons.
 */
export function SettingsForm<TInput extends FieldValues, TOutput extends object>({
  state: { form, isDirty, isSubmitting, conflict },
  noun,
  children,
}: SettingsFormProps<TInput, TOutput>) {
  return (
    <chakra.form noValidate minWidth="0" onSubmit={form.submit}>
      {conflict !== null && <ConflictNotice noun={noun} conflict={conflict} />}
      <Stack gap="6">
        <FormErrors control={form.control} />
        {children}
      </Stack>
      <Flex
        align="center"
        gap="2"
        position="sticky"
        bottom="0"
        zIndex="docked"
        mt="6"
        py="3"
        bg="bg"
        borderTopWidth="1px"
        {...keepFocus}
      >
        <SaveState isDirty={isDirty} onDiscard={() => form.reset()} />
        <Button size="sm" type="submit" disabled={!isDirty || conflict !== null} loading={isSubmitting}>
          Save
        </Button>
      </Flex>
    </chakra.form>
  );
}

interface SettingsScreenProps<Stored> {
  readonly title: string;
  /** One or two sentences that describe the settings and their use. */
  readonly lead: ReactNode;
  readonly query: {
    readonly loading: boolean;
    readonly error?: ErrorLike | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  /** Loaded settings. Undefined while loading. */
  readonly stored: Stored | null | undefined;
  readonly failure: FailureNotice;
  /** The form, usually a `SettingsForm`. */
  readonly children: (stored: Stored) => ReactNode;
}

/** Screen for a singleton settings record. Loads the record, shows its form, and warns about unsaved changes. */
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
          // The query result contains errors of the retry, so they are ignored here.
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {stored == null && error === undefined && <PageSpinner />}
    </UnsavedChanges>
  );
}
