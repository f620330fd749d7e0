import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ChannelReportFragment } from '../../../graphql/generated/graphql';
import { useDeleteEmailChannelMutation } from '../../../graphql/generated/hooks';
import { readAgainWhenStale } from '../../../graphql/stale';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { formatCount } from '../../../ui/numbers';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelSection } from '../../kit/panel/panel-section';
import { TypedConfirm } from '../../kit/typed-confirm';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `one ${one}` : `${formatCount(count)} ${many}`;

/** What is gone with a channel, in sentences. */
function losses({ subscribers, scheduled }: ChannelReportFragment): readonly string[] {
  return [
    ...(subscribers === 0
      ? []
      : [
          `${counted(subscribers, 'subscription ends', 'subscriptions end')}; nobody is subscribed again when a channel of that name is made anew.`,
        ]),
    ...(scheduled === 0
      ? []
      : [
          `${counted(scheduled, 'scheduled mail no longer reaches', 'scheduled mails no longer reach')} its subscribers.`,
        ]),
  ].map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}

interface DeleteChannelProps {
  readonly channel: ChannelReportFragment;
  /** Reads it again, past the cache. */
  readonly readAgain: () => Promise<unknown>;
  readonly onDeleted: () => void;
}

/** Deletes a channel, once it is said what goes with it. Where somebody subscribes to it, its name has to be typed. */
export function DeleteChannel({ channel, readAgain, onDeleted }: DeleteChannelProps) {
  const { open } = usePanel();
  const [remove, { loading }] = useDeleteEmailChannelMutation();
  const [isAsking, setAsking] = useState(false);
  const lost = losses(channel);

  async function removeIt(): Promise<void> {
    const input = { id: channel.id, expectedVersion: channel.version };
    const isDone = await attempt('Error deleting a channel', () =>
      readAgainWhenStale(() => remove({ variables: { input } }), readAgain),
    );
    setAsking(false);
    if (isDone) {
      announceDone(`${channel.name} is deleted`);
      open(null);
      onDeleted();
    }
  }

  const dialog = {
    isOpen: isAsking,
    title: `Delete ${channel.name}?`,
    confirmLabel: 'Delete channel',
    isPending: loading,
    onConfirm: () => void removeIt(),
    onCancel: () => setAsking(false),
  };
  return (
    <PanelSection title="Delete">
      <Flex align="center" justify="space-between" gap="4">
        <Text color="fg.muted">{lost.length === 0 ? 'Nobody subscribes to it.' : lost.join(' ')}</Text>
        <Button size="sm" variant="outline" colorPalette="danger" flexShrink="0" onClick={() => setAsking(true)}>
          Delete channel
        </Button>
      </Flex>
      {lost.length === 0 ? (
        <ConfirmDialog {...dialog} isDestructive>
          <Text>What was sent to it stays in the list of sent mails.</Text>
        </ConfirmDialog>
      ) : (
        <TypedConfirm {...dialog} phrase={channel.name}>
          {lost.map((loss) => (
            <Text key={loss}>{loss}</Text>
          ))}
          <Text>This cannot be taken back.</Text>
        </TypedConfirm>
      )}
    </PanelSection>
  );
}
