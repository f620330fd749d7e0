import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { errorText } from '../../../graphql/error-text';
import { type AccountQuery, SetNewsletterSubscriptionsDocument } from '../../../graphql/generated/graphql';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { toaster } from '../../../ui/toaster';
import { AccountSection } from './account-section';

type EmailChannel = NonNullable<AccountQuery['emailChannels']>[number];

interface NewsletterSectionProps {
  readonly userId: string;
  readonly channels: readonly EmailChannel[];
  /** IDs of the newsletters that the user subscribes to. */
  readonly subscribed: readonly string[];
}

/** Section for managing newsletter subscriptions. Each change is saved immediately. */
export function NewsletterSection({ userId, channels, subscribed }: NewsletterSectionProps) {
  const [setSubscriptions] = useMutation(SetNewsletterSubscriptionsDocument);

  async function choose({ id, name }: EmailChannel, isSubscribed: boolean): Promise<void> {
    const channelIds = channels
      .map((channel) => channel.id)
      .filter((other) => (other === id ? isSubscribed : subscribed.includes(other)));
    try {
      await setSubscriptions({
        variables: { input: { channelIds } },
        optimisticResponse: {
          __typename: 'Mutation',
          setNewsletterSubscriptions: {
            __typename: 'SetNewsletterSubscriptionsPayload',
            user: {
              __typename: 'User',
              id: userId,
              emailChannels: channelIds.map((channelId) => ({ __typename: 'EmailChannel', id: channelId })),
            },
          },
        },
      });
      toaster.success({
        id: `newsletter-${id}`,
        title: isSubscribed ? `Subscribed to ${name}` : `Unsubscribed from ${name}`,
      });
    } catch (error) {
      toaster.error({ title: 'Your newsletters could not be changed', description: errorText(error) });
    }
  }

  return (
    <AccountSection
      title="Newsletters"
      lead="We always email you about your orders and your account. Every newsletter has an unsubscribe link."
    >
      {channels.length === 0 ? (
        <Text color="fg.muted">There are no newsletters at the moment.</Text>
      ) : (
        <Stack as="fieldset" gap="3" border="none" p="0" m="0">
          <Text as="legend" textStyle="md" fontWeight="semibold" mb="3">
            Your newsletters
          </Text>
          {channels.map((channel) => (
            <Checkbox
              key={channel.id}
              isChecked={subscribed.includes(channel.id)}
              onChange={(isSubscribed) => void choose(channel, isSubscribed)}
            >
              {channel.name}
            </Checkbox>
          ))}
        </Stack>
      )}
    </AccountSection>
  );
}
