import { eventType } from '../../kernel/use-cases/events.ts';

/** Contact message when the event was published. */
export interface ContactMessageFacts {
  readonly id: number;
  readonly name: string;
  /** Address for answers. */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string;
  /** Stock number of the item that the message is about. */
  readonly stockNumber: string | null;
  /** ID of the sender's order that the message is about. */
  readonly orderId: number | null;
  /** Email address of the account if the sender was signed in. */
  readonly accountEmail: string | null;
  /** The agent's domain on which it was written. Null on the brand's own domain. */
  readonly domain: string | null;
}

/** A contact message was received. */
export const contactMessageSent = eventType<ContactMessageFacts>('contactMessage.sent');
