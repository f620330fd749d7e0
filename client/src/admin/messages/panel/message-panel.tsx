import { Text } from '@chakra-ui/react';
import { useMessageQuery } from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { TextLink } from '../../../ui/links';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { PanelSection } from '../../kit/panel/panel-section';
import { orderRecordHref } from '../../kit/record-href';
import { UserLink } from '../../kit/user-link';
import { AboutItem } from './about-item';
import { AnswerForm } from './answer-form';
import { AnswerList } from './answer-list';
import { MessageStatus } from './message-status-section';

interface MessagePanelProps {
  readonly id: string;
}

/** One message: what was written, by whom and about what, and the conversation since. */
export function MessagePanel({ id }: MessagePanelProps) {
  const query = useMessageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord query={query} record={query.data?.contactMessage} noun="message" failure="Error fetching messages">
      {(message) => {
        const { name, email, phone, subject, sender, orderId, stockNumber, domain, createdAt, answers } = message;
        return (
          <>
            <PanelHeader title={subject ?? `Message from ${name}`} note={`${name}, ${formatDateTime(createdAt)}`} />
            <PanelBody>
              <MessageStatus message={message} />
              <PanelSection title="Message">
                <Text whiteSpace="pre-line" overflowWrap="anywhere" textStyle="md">
                  {message.message}
                </Text>
                <FactList>
                  {stockNumber !== null && (
                    <Fact label="About the item">
                      <AboutItem stockNumber={stockNumber} />
                    </Fact>
                  )}
                  {orderId !== null && (
                    <Fact label="About the order">
                      <TextLink to={orderRecordHref(orderId)}>#{orderId}</TextLink>
                    </Fact>
                  )}
                  <Fact label="Email">{email}</Fact>
                  <Fact label="Telephone">{phone}</Fact>
                  <Fact label="Account">
                    <UserLink user={sender}>{sender?.displayName ?? 'None: a visitor'}</UserLink>
                  </Fact>
                  {domain !== null && <Fact label="Written on">{domain}</Fact>}
                </FactList>
              </PanelSection>
              {answers.length > 0 && <AnswerList answers={answers} readAgain={query.refetch} />}
              <AnswerForm message={message} readAgain={query.refetch} />
            </PanelBody>
          </>
        );
      }}
    </PanelRecord>
  );
}
