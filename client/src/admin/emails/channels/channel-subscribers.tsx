import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ChannelReportFragment, ChannelSubscribersQuery } from '../../../graphql/generated/graphql';
import { useChannelSubscribersQuery } from '../../../graphql/generated/hooks';
import { useDelayedCall } from '../../../table/filters/use-delayed-call';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { formatCount } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { UserLink } from '../../kit/user-link';

const PAGE_SIZE = 20;
const TYPING_PAUSE = 250;

type Subscriber = NonNullable<ChannelSubscribersQuery['users']>['items'][number];

/** Why a subscriber gets no mail now; `null` where they do. */
function obstacleOf({ isBlocked, isApproved, isEmailConfirmed }: Subscriber): string | null {
  if (isBlocked) {
    return 'Blocked';
  }
  return isApproved ? (isEmailConfirmed ? null : 'E-mail not confirmed') : 'Not approved';
}

interface ChannelSubscribersProps {
  readonly channel: Pick<ChannelReportFragment, 'id' | 'subscribers'>;
}

/** Who subscribes to a newsletter, to what else, and who of them gets nothing for now. */
export function ChannelSubscribers({ channel }: ChannelSubscribersProps) {
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const typing = useDelayedCall(TYPING_PAUSE, (typed: string) => {
    setText(typed.trim());
    setIndex(0);
  });
  const { data, previousData, error } = useChannelSubscribersQuery({
    variables: {
      filter: { emailChannelIds: [channel.id], ...(text !== '' && { text }) },
      page: { index, size: PAGE_SIZE },
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.users;
  const pages = Math.ceil((page?.total ?? 0) / PAGE_SIZE);
  return (
    <PanelSection title={`Subscribers (${formatCount(channel.subscribers)})`}>
      {channel.subscribers > PAGE_SIZE && (
        <PlainInput
          size="sm"
          aria-label="Search the subscribers"
          placeholder="Name, company or e-mail"
          onChange={({ target }) => typing.schedule(target.value)}
        />
      )}
      {error !== undefined && <Text color="fg.error">{failureReason(error)}</Text>}
      {page != null && page.items.length === 0 && (
        <Text color="fg.muted">{text === '' ? 'Nobody subscribes to it yet.' : 'Nobody of that name.'}</Text>
      )}
      {page != null && page.items.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none">
          {page.items.map((user) => (
            <SubscriberLine key={user.id} user={user} channelId={channel.id} />
          ))}
        </Stack>
      )}
      {pages > 1 && (
        <Flex gap="2" align="center">
          <Button size="sm" variant="outline" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          <Text color="fg.muted" aria-live="polite">
            Page {index + 1} of {formatCount(pages)}
          </Text>
          <Button size="sm" variant="outline" disabled={index >= pages - 1} onClick={() => setIndex(index + 1)}>
            Next
          </Button>
        </Flex>
      )}
    </PanelSection>
  );
}

function SubscriberLine({ user, channelId }: { readonly user: Subscriber; readonly channelId: string }) {
  const obstacle = obstacleOf(user);
  const others = user.emailChannels.filter(({ id }) => id !== channelId).map(({ name }) => name);
  return (
    <chakra.li display="flex" justifyContent="space-between" gap="3" py="1" borderTopWidth="1px">
      <Box minWidth="0">
        <UserLink user={user}>{user.email}</UserLink>
        {user.displayName !== user.email && <Text color="fg.muted">{user.displayName}</Text>}
        {others.length > 0 && (
          <Text color="fg.muted" textStyle="sm">
            Also: {others.join(', ')}
          </Text>
        )}
      </Box>
      {obstacle !== null && (
        <Text as="span" flexShrink="0">
          <StatusMark tone="warn">{obstacle}</StatusMark>
        </Text>
      )}
    </chakra.li>
  );
}
