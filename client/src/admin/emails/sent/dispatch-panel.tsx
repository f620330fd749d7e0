import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import {
  CancelEmailDispatchDocument,
  type DispatchLineFragment,
  EmailDeliveriesDocument,
  EmailDispatchDocument,
  PreviewEmailDocument,
  RetryEmailDispatchDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { PanelBody, PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { PanelQuery, PanelRecord } from '../../kit/panel/panel-record';
import { Progress } from '../../kit/parts/progress';
import { showSuccess } from '../../kit/success-toast';
import { usePolling } from '../../kit/use-polling';
import { templateHref } from '../addresses';
import { Deliveries } from './deliveries';
import { dispatchMark, isInProgress } from './dispatch-text';
import { readableSubject } from './readable-subject';

interface SentMessageProps {
  readonly mail: { readonly id: string; readonly subject: string; readonly body: string };
}

/**
 * Section that shows a sent email rendered for its first recipient, or with sample values if that account was
 * deleted.
 */
function SentMessage({ mail: { id, subject, body } }: SentMessageProps) {
  const deliveries = useQuery(EmailDeliveriesDocument, { variables: { id, page: { index: 0, size: 1 } } });
  const user = deliveries.data?.emailDeliveries?.items[0]?.user ?? null;
  const query = useQuery(PreviewEmailDocument, {
    variables: { input: { subject, body, userId: user?.id ?? null } },
    skip: deliveries.loading,
  });
  return (
    <PanelSection title="Message">
      <PanelQuery
        query={query}
        result={query.data?.previewEmail}
        failure="Error fetching sent emails"
        isEmpty={({ text }) => text.trim() === ''}
        emptyText="The message has no text."
      >
        {(preview) => (
          <>
            <Text color="fg.muted">
              {user === null ? 'Shown with sample values.' : `As sent to ${user.displayName}.`}
            </Text>
            <Text fontWeight="semibold">{preview.subject}</Text>
            <chakra.pre
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              fontFamily="body"
              maxHeight="20rem"
              overflowY="auto"
              tabIndex={0}
              aria-label="Text of the message"
            >
              {preview.text}
            </chakra.pre>
          </>
        )}
      </PanelQuery>
    </PanelSection>
  );
}

/** Button that cancels an email that is scheduled or being sent. */
function CancelDispatch({ mail }: { readonly mail: DispatchLineFragment }) {
  const [cancel, { loading }] = useMutation(CancelEmailDispatchDocument);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isScheduled = mail.status === 'SCHEDULED';

  async function cancelDispatch(): Promise<void> {
    const isDone = await attempt('Error cancelling email', () => cancel({ variables: { input: { id: mail.id } } }));
    setDialogOpen(false);
    if (isDone) {
      showSuccess('Email cancelled');
    }
  }

  if (!isScheduled && mail.status !== 'SENDING') {
    return null;
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        alignSelf="flex-start"
        onClick={() => setDialogOpen(true)}
      >
        Cancel email
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title="Cancel this email?"
        confirmLabel="Cancel email"
        cancelLabel="Keep sending"
        isDestructive
        isPending={loading}
        onConfirm={() => void cancelDispatch()}
        onCancel={() => setDialogOpen(false)}
      >
        <Text>
          {isScheduled
            ? 'The email will not be sent to any recipient. To send it later, create a new email.'
            : 'Emails already passed to the email server will be delivered. The remaining recipients will not receive the email.'}
        </Text>
      </ConfirmDialog>
    </>
  );
}

interface RetryFailedProps {
  readonly mail: DispatchLineFragment;
  readonly refetch: () => Promise<unknown>;
}

/** Button that retries failed deliveries. Clicking it twice causes only one retry. */
function RetryFailed({ mail: { id, version, status, progress }, refetch }: RetryFailedProps) {
  const [retry, { loading }] = useMutation(RetryEmailDispatchDocument);
  if (progress.failed === 0 || status === 'CANCELLED') {
    return null;
  }

  async function retryThem(): Promise<void> {
    await attempt('Error sending failed emails again', async () => {
      const { data } = await refetchWhenStale(
        () => retry({ variables: { input: { id, expectedVersion: version } } }),
        refetch,
      );
      const count = data?.retryEmailDispatch?.retried ?? 0;
      showSuccess(count === 1 ? '1 email will be sent again' : `${formatCount(count)} emails will be sent again`);
    });
  }

  return (
    <Button size="sm" variant="outline" alignSelf="flex-start" loading={loading} onClick={() => void retryThem()}>
      <RotateCcw aria-hidden />
      {progress.failed === 1 ? 'Retry failed email' : `Retry ${formatCount(progress.failed)} failed emails`}
    </Button>
  );
}

/** Summarizes the delivery statuses: `18 of 20 sent, 1 failed, 1 waiting`. */
function progressText({ total, pending, sent, failed, skipped }: DispatchLineFragment['progress']): string {
  const others = [
    [failed, 'failed'],
    [pending, 'waiting'],
    [skipped, 'skipped'],
  ] as const;
  return [
    `${formatCount(sent)} of ${formatCount(total)} sent`,
    ...others.flatMap(([count, label]) => (count === 0 ? [] : [`${formatCount(count)} ${label}`])),
  ].join(', ');
}

function DispatchProgress({ progress }: { readonly progress: DispatchLineFragment['progress'] }) {
  return (
    <Progress.Root value={progress.total - progress.pending} max={progress.total} width="full">
      <Progress.Label asChild>
        <Text letterSpacing="normal" color="fg" aria-live="polite">
          {progressText(progress)}
        </Text>
      </Progress.Label>
      <Progress.Track mt="2">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

/** Formats the recipients: `Ovals of the week, 3 selected users`. */
function addresseesText({ channels, namedUsers }: DispatchLineFragment): string {
  const names =
    namedUsers === 1 ? ['1 selected user'] : namedUsers > 0 ? [`${formatCount(namedUsers)} selected users`] : [];
  return [...channels.map(({ name }) => name), ...names].join(', ');
}

/** Panel that shows the progress and deliveries of a bulk email. */
export function DispatchPanel({ id }: { readonly id: string }) {
  const query = useQuery(EmailDispatchDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const dispatch = query.data?.emailDispatch;
  usePolling(dispatch != null && isInProgress(dispatch), () => void query.refetch().catch(() => undefined));
  return (
    <PanelRecord query={query} record={dispatch} noun="email" failure="Error fetching sent emails">
      {(mail) => {
        const mark = dispatchMark(mail);
        return (
          <>
            <PanelHeader
              title={readableSubject(mail.subject)}
              note={<StatusMark tone={mark.tone ?? 'neutral'}>{mark.text}</StatusMark>}
            />
            <PanelBody>
              <PanelSection title="Email">
                <FactList>
                  <Fact label="To">{addresseesText(mail)}</Fact>
                  <Fact label="Template">
                    {mail.template === null ? null : (
                      <TextLink to={templateHref(mail.template.id)}>{mail.template.name}</TextLink>
                    )}
                  </Fact>
                  <Fact label={mail.status === 'SCHEDULED' ? 'Scheduled for' : 'Started'}>
                    {formatDateTime(mail.sendAt)}
                  </Fact>
                  <Fact label="Finished">{mail.finishedAt === null ? null : formatDateTime(mail.finishedAt)}</Fact>
                  <Fact label="Created by">{mail.createdBy?.displayName}</Fact>
                </FactList>
                <CancelDispatch mail={mail} />
              </PanelSection>
              <SentMessage mail={mail} />
              {mail.progress.total > 0 && (
                <PanelSection title="Progress">
                  <DispatchProgress progress={mail.progress} />
                  <RetryFailed mail={mail} refetch={query.refetch} />
                </PanelSection>
              )}
              {mail.progress.total > 0 && <Deliveries mail={mail} />}
            </PanelBody>
          </>
        );
      }}
    </PanelRecord>
  );
}
