import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import type { PreviewEmailQuery } from '../../../graphql/generated/graphql';
import { usePreviewEmailQuery } from '../../../graphql/generated/hooks';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { failureReason } from '../../kit/failure';

/** How long somebody has to pause before the server is asked. */
const TYPING_PAUSE = 400;

/** A mail that is being written. */
export interface MailDraft {
  /** A template that is sent as it is; `null`: what is written here. */
  readonly templateId: string | null;
  readonly subject: string;
  readonly body: string;
}

/** The draft as inputs of the server name it; `null` while there is nothing to send. */
export function sentContent({ templateId, subject, body }: MailDraft) {
  if (templateId !== null) {
    return { templateId };
  }
  return subject.trim() === '' || body.trim() === '' ? null : { subject, body };
}

/** A mail as one recipient gets it. */
export type RenderedMail = NonNullable<PreviewEmailQuery['previewEmail']>;

interface MailPreview {
  /** The last one that could be made; `null` while there is none. */
  readonly mail: RenderedMail | null;
  /** Why what is typed now cannot be sent as it is, in sentences. */
  readonly problems: readonly string[];
  readonly isLoading: boolean;
}

function problemsOf(error: Error | undefined): readonly string[] {
  if (error === undefined) {
    return [];
  }
  const details = apiErrorOf(error)?.details ?? [];
  const names: Readonly<Record<string, string>> = { subject: 'Subject', body: 'Text', userId: 'Recipient' };
  return details.length === 0
    ? [failureReason(error)]
    : details.map(({ path, message }) => `${names[path] ?? path}: ${message}`);
}

/** Asks the server what a mail will be for a user, or for somebody invented, while it is written. */
export function useMailPreview({ templateId, subject, body }: MailDraft, userId: string | null): MailPreview {
  const draft = useMemo(() => ({ templateId, subject, body }), [templateId, subject, body]);
  const content = sentContent(useDebouncedValue(draft, TYPING_PAUSE));
  const { data, previousData, error, loading } = usePreviewEmailQuery(
    content === null
      ? skipToken
      : // Every version of a text would be kept otherwise.
        { variables: { input: { ...content, userId } }, fetchPolicy: 'no-cache' },
  );
  return {
    mail: content === null ? null : ((data ?? previousData)?.previewEmail ?? null),
    problems: content === null ? [] : problemsOf(error),
    isLoading: loading,
  };
}
