import { Text } from '@chakra-ui/react';
import type { ChannelReportFragment } from '../../../graphql/generated/graphql';
import { useDeleteEmailChannelMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { formatCount } from '../../../ui/numbers';
import { DeleteSection } from '../../kit/panel/delete-section';
import { usePanel } from '../../kit/panel/panel-context';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `one ${one}` : `${formatCount(count)} ${many}`;

/** What is gone with a channel, in sentences. */
function losses({ subscribers, scheduled }: ChannelReportFragment): readonly string[] {
  return [
    ...(subscribers === 0
      ? []
      : [
          `${counted(subscribers, 'subscription ends', 'subscriptions end')}; they are not restored if a channel with the same name is created.`,
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
  const [remove] = useDeleteEmailChannelMutation();
  const lost = losses(channel);
  const input = { id: channel.id, expectedVersion: channel.version };
  return (
    <DeleteSection
      noun="channel"
      question={`Delete ${channel.name}?`}
      phrase={lost.length === 0 ? null : channel.name}
      note={lost.length === 0 ? 'No subscribers.' : lost.join(' ')}
      remove={() => refetchWhenStale(() => remove({ variables: { input } }), readAgain)}
      failure="Error deleting a channel"
      done={`${channel.name} is deleted`}
      onDeleted={() => {
        open(null);
        onDeleted();
      }}
    >
      {lost.map((loss) => (
        <Text key={loss}>{loss}</Text>
      ))}
      <Text>
        {lost.length === 0 ? 'What was sent to it stays in the list of sent mails.' : 'This cannot be undone.'}
      </Text>
    </DeleteSection>
  );
}
