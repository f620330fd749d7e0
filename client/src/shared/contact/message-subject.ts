import type { ContactSubjectInput } from '../../graphql/generated/graphql';

/** What a message to the house is about. */
export interface MessageSubject {
  /** The item or order, where it is about one. */
  readonly about?: ContactSubjectInput | undefined;
  /** In words: `Ask about W-1041`. The subject line of the mail; left out, the sender writes one. */
  readonly subject?: string | undefined;
}

/** What the form is told. */
export interface ContactFormProps extends MessageSubject {
  /** What the field of the subject begins with, where the sender writes it. */
  readonly proposedSubject?: string;
}
