import { eventType } from '../../../kernel/use-cases/events.ts';

/** What somebody has written to the house. */
export interface ContactMessageFacts {
  readonly id: number;
  readonly name: string;
  /** Where the house answers. */
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string;
}

/** Somebody has written to the house. */
export const contactMessageSent = eventType<ContactMessageFacts>('contactMessage.sent');
