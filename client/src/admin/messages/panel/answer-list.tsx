import { useMutation } from '@apollo/client/react';
import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { type MessageAnswerFragment, SendAnswerAgainDocument } from '../../../graphql/generated/graphql';
import { pollWhileVisible } from '../../../ui/browser/poll-while-visible';
import { formatDateTime } from '../../../ui/dates';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { mailMark } from '../message-status';

/** Polling interval for the delivery status, in milliseconds. */
const POLL_INTERVAL_MS = 3_000;

interface AnswerListProps {
  readonly answers: readonly MessageAnswerFragment[];
  readonly refetchAnswers: () => Promise<unknown>;
}

/** List of answers to a message, with author and delivery status. */
export function AnswerList({ answers, refetchAnswers }: AnswerListProps) {
  const [sendAgain, { loading }] = useMutation(SendAnswerAgainDocument);
  const isSending = answers.some(({ status }) => status === 'PENDING' || status === 'SENDING');
  // The query result contains any error, so it is ignored here.
  const refetch = useEffectEvent(() => void refetchAnswers().catch(() => undefined));
  useEffect(() => (isSending ? pollWhileVisible(POLL_INTERVAL_MS, () => refetch()) : undefined), [isSending]);

  async function resend(id: string): Promise<void> {
    if (await attempt('Error answering message', () => sendAgain({ variables: { input: { id } } }))) {
      showSuccess('The answer will be sent again');
    }
  }

  return (
    <PanelSection title={answers.length === 1 ? 'Answer' : 'Answers'}>
      {answers.map(({ id, text, createdAt, author, status, failure }) => {
        const mark = mailMark(status);
        return (
          <chakra.article key={id} borderInlineStartWidth="2px" ps="3">
            <HStack gap="3" wrap="wrap" mb="1">
              <Text color="fg.muted">
                {author?.displayName ?? 'Administrator'}, {formatDateTime(createdAt)}
              </Text>
              <StatusMark tone={mark.tone}>{mark.text}</StatusMark>
              {status === 'FAILED' && (
                <Button size="xs" variant="outline" loading={loading} onClick={() => void resend(id)}>
                  Resend
                </Button>
              )}
            </HStack>
            {failure !== null && status !== 'SENT' && (
              <Text color="fg.error" overflowWrap="anywhere">
                {failure}
              </Text>
            )}
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
          </chakra.article>
        );
      })}
    </PanelSection>
  );
}
