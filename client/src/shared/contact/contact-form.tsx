import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { MessageFields } from './message-fields';
import { MessageSent } from './message-sent';
import type { ContactFormProps } from './message-subject';
import { useSender } from './use-sender';

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
