import { Flex } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useChannelReportQuery } from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { ButtonLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { PanelSection } from '../../kit/panel/panel-section';
import { ChannelSubscribers } from './channel-subscribers';
import { DeleteChannel } from './delete-channel';
import { RenameChannel } from './rename-channel';

interface ChannelPanelProps {
  readonly id: string;
  /** It has another name, or is gone. */
  readonly onChanged: () => void;
}

/** One newsletter: who gets it, and what is sent to it. */
export function ChannelPanel({ id, onChanged }: ChannelPanelProps) {
  const query = useChannelReportQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord
      query={query}
      record={query.data?.emailChannelReport}
      noun="channel"
      failure="Error fetching email channels"
    >
      {(channel) => (
        <>
          <PanelHeader title={channel.name} />
          <PanelBody>
            <PanelSection title="Name">
              <RenameChannel
                channel={channel}
                readAgain={async () => (await query.refetch()).data?.emailChannelReport ?? null}
                onRenamed={() => {
                  onChanged();
                  void query.refetch();
                }}
              />
            </PanelSection>
            <PanelSection title="Mails">
              <FactList>
                <Fact label="Sent or scheduled">{formatCount(channel.dispatches)}</Fact>
                <Fact label="Scheduled">{formatCount(channel.scheduled)}</Fact>
                <Fact label="Last sent">{channel.lastSentAt === null ? null : formatDateTime(channel.lastSentAt)}</Fact>
              </FactList>
              <Flex gap="2" wrap="wrap">
                <ButtonLink size="sm" variant="outline" to={`/admin/emails/send?channel=${channel.id}`}>
                  <Send aria-hidden />
                  Write to it
                </ButtonLink>
                <ButtonLink size="sm" variant="outline" to={`/admin/emails/sent?channel=${channel.id}`}>
                  Mails to it
                </ButtonLink>
              </Flex>
            </PanelSection>
            <ChannelSubscribers channel={channel} />
            <DeleteChannel channel={channel} readAgain={query.refetch} onDeleted={onChanged} />
          </PanelBody>
        </>
      )}
    </PanelRecord>
  );
}
