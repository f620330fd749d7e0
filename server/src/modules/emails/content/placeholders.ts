/** What a mail knows of its recipient and of the house. Texts; empty where there is nothing to say. */
export interface EmailValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly company: string;
  readonly email: string;
  readonly brandName: string;
  readonly siteUrl: string;
  readonly unsubscribeUrl: string;
}

/** Every placeholder that a subject or a body may hold, and what it becomes: for the people who write mails. */
export const placeholders: Readonly<Record<keyof EmailValues, string>> = {
  firstName: 'First name of their primary address; empty without one.',
  lastName: 'Last name of their primary address; empty without one.',
  displayName: 'First and last name, else the e-mail address.',
  company: 'Company of their primary address; empty without one.',
  email: 'The address that the mail goes to.',
  brandName: 'Name of the house.',
  siteUrl: 'Address of the house’s site, without a slash at its end.',
  unsubscribeUrl:
    'Where this recipient unsubscribes. A mail that does not show it gets a line with the link at its end.',
};

/** Whether a text names a placeholder. */
export const isPlaceholder = (name: string): name is keyof EmailValues => Object.hasOwn(placeholders, name);
