import { describedEnum } from '../../kernel/values/described-enum.ts';

/** Where the house stands with a message. */
export enum ContactMessageStatus {
  OPEN = 'open',
  ANSWERED = 'answered',
  CLOSED = 'closed',
}

describedEnum(ContactMessageStatus, {
  name: 'ContactMessageStatus',
  description: 'Where the house stands with a message.',
  values: {
    OPEN: 'Nobody has seen to it yet, or it is to be seen to again.',
    ANSWERED: 'It was answered; the sender may write again.',
    CLOSED: 'There is nothing left to do.',
  },
});

/** What a message can be about. */
export enum ContactMessageTopic {
  ITEM = 'item',
  ORDER = 'order',
  OTHER = 'other',
}

describedEnum(ContactMessageTopic, {
  name: 'ContactMessageTopic',
  description: 'What a message is about.',
  values: {
    ITEM: 'An item, by its stock number.',
    ORDER: 'One of the sender’s orders.',
    OTHER: 'Neither.',
  },
});
