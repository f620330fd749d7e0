import { describedEnum } from '../../kernel/values/described-enum.ts';

export enum ContactMessageStatus {
  OPEN = 'open',
  ANSWERED = 'answered',
  CLOSED = 'closed',
}

describedEnum(ContactMessageStatus, {
  name: 'ContactMessageStatus',
  description: 'Status of a contact message.',
  values: {
    OPEN: 'Not handled yet, or reopened.',
    ANSWERED: 'Answered. The sender may write again.',
    CLOSED: 'Closed: no action needed.',
  },
});

export enum ContactMessageTopic {
  ITEM = 'item',
  ORDER = 'order',
  OTHER = 'other',
}

describedEnum(ContactMessageTopic, {
  name: 'ContactMessageTopic',
  description: 'Topic of a contact message.',
  values: {
    ITEM: 'An item, identified by its stock number.',
    ORDER: 'An order of the sender.',
    OTHER: 'Neither.',
  },
});
