import { eventType } from '../../kernel/use-cases/events.ts';

/** State of a contact message at the time of the event. */
export interface ContactMessageFacts {
  readonly id: number;
  readonly name: string;
  /** Email address to which answers are sent. */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string;
  /** Stock number of the item that the message is about. Null if none. */
  readonly stockNumber: string | null;
  /** ID of the sender's order that the message is about. Null if none. */
  readonly orderId: number | null;
  /** Email address of the sender's account. Null if the sender was not signed in. */
  readonly accountEmail: string | null;
  /** Agent's domain on which the message was written. Null for the brand's own domain. */
  readonly domain: string | null;
}

/** A contact message was received. */
export const contactMessageSent = eventType<ContactMessageFacts>('contactMessage.sent');
