import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import type { ContactSubjectInput } from '../../graphql/generated/graphql';
import { MessageFields } from './message-fields';
import { MessageSent } from './message-sent';
import { useSender } from './use-sender';

/** What a message to the house is about. */
export interface MessageSubject {
  /** The item or order, where it is about one. */
  readonly about?: ContactSubjectInput | undefined;
  /** In words: `Ask about W-1041`. The subject line of the mail; left out, the sender writes one. */
  readonly subject?: string | undefined;
}

export interface ContactFormProps extends MessageSubject {
  /** What the field of the subject begins with, where the sender writes it. */
  readonly proposedSubject?: string;
}

/** Writes to the house, about something or about whatever the sender says. */
export function ContactForm(subject: ContactFormProps) {
  const sender = useSender();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sender === null) {
    return <Skeleton height="24rem" />;
  }
  return sentTo === null ? (
    <MessageFields sender={sender} onSent={setSentTo} {...subject} />
  ) : (
    <MessageSent email={sentTo} onAnother={() => setSentTo(null)} />
  );
}
