import type { ContactSubjectInput } from '../../graphql/generated/graphql';

/** Subject of a message to the company. */
export interface MessageSubject {
  /** The item or order, where it is about one. */
  readonly about?: ContactSubjectInput | undefined;
  /** In words: `Ask about W-1041`. The subject line of the mail; left out, the sender writes one. */
  readonly subject?: string | undefined;
}

export interface ContactFormProps extends MessageSubject {
  /** Initial text of the subject field, if the sender types the subject. */
  readonly proposedSubject?: string;
}
