import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  type ContactMessageStatus,
  MessageDocument,
  type MessageRecordFragment,
  SetMessageStatusDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { formatDateTime } from '../../../ui/dates';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { messageMark, messageStatusLabels, statusSteps } from '../message-status';

interface MessageStatusProps {
  readonly message: MessageRecordFragment;
}

/** Status of a message, with the time and author of the last change. Buttons change the status. */
export function MessageStatus({ message }: MessageStatusProps) {
  const { id, name, status, version, handledAt, handledBy } = message;
  const [isPending, setPending] = useState(false);
  const client = useApolloClient();
  const { text, tone } = messageMark(message);

  /** Sets the status and returns the new version. If the change is rejected, refetches the message and returns null. */
  async function set(to: ContactMessageStatus, expectedVersion: number): Promise<number | null> {
    setPending(true);
    let newVersion: number | null = null;
    await attempt('Error changing message status', () =>
      refetchWhenStale(
        async () => {
          const variables = { input: { id, status: to, expectedVersion } };
          const { data } = await client.mutate({ mutation: SetMessageStatusDocument, variables });
          newVersion = data?.setContactMessageStatus?.contactMessage.version ?? null;
        },
        () => client.query({ query: MessageDocument, variables: { id }, fetchPolicy: 'network-only' }),
      ),
    );
    setPending(false);
    return newVersion;
  }

  async function change(to: ContactMessageStatus): Promise<void> {
    const newVersion = await set(to, version);
    if (newVersion !== null) {
      showSuccess(`Message from ${name}: ${messageStatusLabels[status]} → ${messageStatusLabels[to]}`, () => {
        void set(status, newVersion);
      });
    }
  }

  return (
    <PanelSection title="Status">
      <Flex align="center" gap="3" wrap="wrap">
        <StatusMark tone={tone}>{text}</StatusMark>
        {handledAt !== null && (
          <Text color="fg.muted">
            {formatDateTime(handledAt)}
            {handledBy !== null && `, ${handledBy.displayName}`}
          </Text>
        )}
        <Flex gap="2" ms="auto">
          {statusSteps
            .filter((step) => step.status !== status)
            .map((step) => (
              <Button
                key={step.status}
                size="sm"
                variant="outline"
                aria-disabled={isPending}
                onClick={() => (isPending ? undefined : void change(step.status))}
              >
                {step.label}
              </Button>
            ))}
        </Flex>
      </Flex>
    </PanelSection>
  );
}
