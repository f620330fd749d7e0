import type { ContactSubjectInput } from '../../graphql/generated/graphql';

/** Subject of a message to the company. */
export interface MessageSubject {
  /** Item or order that the message is about. */
  readonly about?: ContactSubjectInput | undefined;
  /** Subject of the email: `Ask about W-1041`. If omitted, the sender enters the subject. */
  readonly subject?: string | undefined;
}

export interface ContactFormProps extends MessageSubject {
  /** Initial value of the subject field, if the sender enters the subject. */
  readonly proposedSubject?: string;
}
