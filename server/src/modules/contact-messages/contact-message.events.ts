import { eventType } from '../../kernel/use-cases/events.ts';

/** What somebody has written to the house. */
export interface ContactMessageFacts {
  readonly id: number;
  readonly name: string;
  /** Where the house answers. */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string;
  /** The item that it is about. */
  readonly stockNumber: string | null;
  /** The sender's own order that it is about. */
  readonly orderId: number | null;
  /** Of the account that was signed in. */
  readonly accountEmail: string | null;
  /** The agent's domain on which it was written; null on the house's own. */
  readonly domain: string | null;
}

/** Somebody has written to the house. */
export const contactMessageSent = eventType<ContactMessageFacts>('contactMessage.sent');
