import { useQuery } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import {
  type ChannelReportFragment,
  ChannelSubscribersDocument,
  type ChannelSubscribersQuery,
} from '../../../graphql/generated/graphql';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { formatCount } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import { PagedLines, usePagedSearch } from '../../kit/lines/paged-lines';
import { PanelSection } from '../../kit/panel/panel-parts';
import { UserLink } from '../../kit/record-link';

type Subscriber = NonNullable<ChannelSubscribersQuery['users']>['items'][number];

/** Returns the reason why a subscriber currently receives no emails, or null if the subscriber receives them. */
function obstacleOf({ isBlocked, isApproved, isEmailConfirmed }: Subscriber): string | null {
  if (isBlocked) {
    return 'Blocked';
  }
  return isApproved ? (isEmailConfirmed ? null : 'Email not confirmed') : 'Not approved';
}

interface ChannelSubscribersProps {
  readonly channel: Pick<ChannelReportFragment, 'id' | 'subscribers'>;
}

/**
 * List of a channel's subscribers with their other channels. Shows the reason if a subscriber currently receives no
 * emails.
 */
export function ChannelSubscribers({ channel }: ChannelSubscribersProps) {
  const { text, type, page, turnTo } = usePagedSearch();
  const { data, previousData, error } = useQuery(ChannelSubscribersDocument, {
    variables: {
      filter: { emailChannelIds: [channel.id], ...(text !== '' && { text }) },
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PanelSection title={`Subscribers (${formatCount(channel.subscribers)})`}>
      {channel.subscribers > page.size && (
        <PlainInput
          size="sm"
          aria-label="Search subscribers"
          placeholder="Name, company or email"
          onChange={({ target }) => type(target.value)}
        />
      )}
      <PagedLines
        lines={(data ?? previousData)?.users}
        error={error}
        page={page}
        turnTo={turnTo}
        emptyText={text === '' ? 'No subscribers yet.' : 'No matching subscribers.'}
      >
        {(user) => <SubscriberLine key={user.id} user={user} channelId={channel.id} />}
      </PagedLines>
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
