import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { requiredText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { keepFocus } from '../../forms/keep-focus';
import { TextAreaField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import {
  AnswerMessageDocument,
  MessageDocument,
  MessageItemDocument,
  type MessageRecordFragment,
  type MessageRowFragment,
  MessagesDocument,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { FoundItemPicture } from '../../shared/search-results/found-item-line';
import { foundItemText } from '../../shared/search-results/found-item-text';
import { listColumn } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { formatDateTime } from '../../ui/dates';
import { EmptyMessage } from '../../ui/empty-message';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { formatPrice } from '../../ui/numbers';
import { submitWithNotice } from '../kit/failure';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { PanelBody, PanelHeader, PanelSection } from '../kit/panel/panel-parts';
import { PanelRecord } from '../kit/panel/panel-record';
import { orderRecordHref, stockRecordHref, UserLink } from '../kit/record-link';
import { SaleMark } from '../kit/sale/sale-mark';
import { showSuccess } from '../kit/success-toast';
import { useUnsaved } from '../kit/unsaved-changes';
import { messageMark, messageStatusLabels } from './message-status';
import { AnswerList } from './panel/answer-list';
import { MessageStatus } from './panel/message-status-section';

const answerForm = v.object({ text: requiredText('Enter an answer', 10_000) });
const emptyAnswer = { text: '' };

interface AnswerFormProps {
  readonly message: MessageRecordFragment;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Form that answers the sender by email. If another administrator has answered in the meantime, shows that answer
 * first and preserves the typed text.
 */
function AnswerForm({ message: { id, name, email, version, answers }, refetch }: AnswerFormProps) {
  const [sendAnswer] = useMutation(AnswerMessageDocument);
  /**
   * Version of the message when the user began typing. Used to detect answers sent since then, which the user may
   * have overlooked.
   */
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const form = useSchemaForm({
    schema: answerForm,
    defaultValues: emptyAnswer,
    onSubmit: async ({ text }) => {
      const send = () => sendAnswer({ variables: { input: { id, expectedVersion: startedAt ?? version, text } } });
      const showNext = async () => {
        await refetch();
        setStartedAt(null);
      };
      await submitWithNotice('Error answering message', () => refetchWhenStale(send, showNext));
      form.reset(emptyAnswer);
      showSuccess(`The answer to ${name} will be sent shortly`);
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  if (isDirty !== (startedAt !== null)) {
    setStartedAt(isDirty ? version : null);
  }
  return (
    <PanelSection title={answers.length === 0 ? 'Answer' : 'Answer again'}>
      <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="3">
        <FormErrors control={form.control} />
        <TextAreaField control={form.control} name="text" label={`To ${email}`} rows={6} size="sm" />
        <HStack gap="3" {...keepFocus}>
          <Button type="submit" size="sm" loading={isSubmitting}>
            Send answer
          </Button>
          <Text color="fg.subtle">The original message is quoted below your answer.</Text>
        </HStack>
      </chakra.form>
    </PanelSection>
  );
}

interface AboutItemProps {
  readonly stockNumber: string;
}

/** Section that shows the item that a message is about, with its current state. */
function AboutItem({ stockNumber }: AboutItemProps) {
  const { data } = useQuery(MessageItemDocument, { variables: { number: stockNumber } });
  const item = data?.stockByNumbers?.[0]?.items.find((candidate) => candidate.stockNumber === stockNumber);
  const href = item === undefined ? null : stockRecordHref(item.kind, item.id);
  if (item === undefined || href === null) {
    return stockNumber;
  }
  return (
    <HStack gap="3" align="flex-start">
      <FoundItemPicture item={item} />
      <div>
        <TextLink to={href}>{stockNumber}</TextLink>
        <Text color="fg.muted">{foundItemText(item)}</Text>
        <HStack gap="3">
          {item.sale !== null && <SaleMark sale={item.sale} />}
          <Text>{formatPrice(item.price?.total)}</Text>
        </HStack>
      </div>
    </HStack>
  );
}

interface MessagePanelProps {
  readonly id: string;
}

/** Panel that shows a message, its answers, and the item or order that it is about. */
function MessagePanel({ id }: MessagePanelProps) {
  const query = useQuery(MessageDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
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
                    <UserLink user={sender}>{sender?.displayName ?? 'No account (visitor)'}</UserLink>
                  </Fact>
                  {domain !== null && <Fact label="Domain">{domain}</Fact>}
                </FactList>
              </PanelSection>
              {answers.length > 0 && <AnswerList answers={answers} refetchAnswers={query.refetch} />}
              <AnswerForm message={message} refetch={query.refetch} />
            </PanelBody>
          </>
        );
      }}
    </PanelRecord>
  );
}

const column = listColumn<MessageRowFragment>;

/** Returns the item or order that a message is about. */
function aboutText({ stockNumber, orderId }: MessageRowFragment): string | null {
  return stockNumber ?? (orderId === null ? null : `Order #${orderId}`);
}

export const messages: ListDeclaration<MessageRowFragment> = {
  pageId: 'admin_contact_messages',
  noun: 'message',
  plural: 'messages',
  source: listSource(MessagesDocument, (data) => data.contactMessages, { isLive: true }),
  rowName: ({ name }) => `message from ${name}`,
  columns: [
    column({ path: 'name', header: 'From' }),
    column({ path: 'status', header: 'Status', mark: messageMark }),
    column({ path: 'subject', header: 'Subject', missing: 'No subject' }),
    column({ path: 'stockNumber', id: 'about', header: 'About', plain: aboutText }),
    column({ path: 'email', header: 'Email' }),
    column({ path: 'createdAt', id: 'date', header: 'Received', value: 'moment' }),
    column({ path: 'answeredAt', id: 'answered', header: 'Answered', value: 'moment' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name, email, subject or text' }),
    listFilter({ field: 'statuses', id: 'status', kind: 'options', label: 'Status', labels: messageStatusLabels }),
    listFilter({
      field: 'topics',
      id: 'about',
      kind: 'options',
      label: 'About',
      labels: { ITEM: 'An item', ORDER: 'An order', OTHER: 'Something else' },
    }),
    listFilter({ field: 'createdAt', id: 'arrived', kind: 'days', label: 'Received' }),
    listFilter({ field: 'isHandled', id: 'handled', kind: 'toggle', label: 'Handled' }),
  ],
  sort: { field: '', direction: 'DESC' },
  isCheckable: false,
};

export default function MessagesScreen() {
  const list = useList(messages);
  const emptyMessage = (
    <EmptyMessage title="No messages yet" description="Messages from the contact form appear here." />
  );
  const screen = {
    list,
    record: useOpenRecord(),
    title: 'Messages',
    failure: 'Error fetching messages',
    emptyMessage,
  } as const;
  return <ListScreen {...screen} panel={(id) => <MessagePanel id={id} />} />;
}
