import { administrator } from '../../../kernel/use-cases/access.ts';
import type { UseCaseConfig } from '../../../kernel/use-cases/services.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { unsubscribeUrl } from '../../../platform/email/unsubscribe-url.ts';
import { displayNameOf, type UserRow } from '../../accounts/users/index.ts';

/** Values for the placeholders in a bulk email. Values that are not set are empty strings. */
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

/** All placeholders for subjects and bodies, with descriptions for editors. */
export const placeholders: Readonly<Record<keyof EmailValues, string>> = {
  firstName: "First name in the recipient's primary address. Empty if there is no address.",
  lastName: "Last name in the recipient's primary address. Empty if there is no address.",
  displayName: 'First and last name, or the email address if there is no name.',
  company: "Company in the recipient's primary address. Empty if not set.",
  email: "The recipient's email address.",
  brandName: 'Name of the brand.',
  siteUrl: 'Address of the website, without a slash at the end.',
  unsubscribeUrl: "The recipient's unsubscribe link. If the email does not contain it, it is added at the end.",
};

/** Returns whether a name is the name of a placeholder. */
export const isPlaceholder = (name: string): name is keyof EmailValues => Object.hasOwn(placeholders, name);

/** Returns the placeholder values for an email to a user. */
export function valuesFor(user: UserRow, config: UseCaseConfig, token?: string): EmailValues {
  const [primary] = user.addresses;
  return {
    firstName: primary?.firstName ?? '',
    lastName: primary?.lastName ?? '',
    displayName: displayNameOf(user),
    company: primary?.company ?? '',
    email: user.email,
    ...configValues(config, token),
  };
}

/** Returns the placeholder values for an email to a fictitious recipient. */
export const sampleValues = (config: UseCaseConfig): EmailValues => ({
  firstName: 'Noor',
  lastName: 'de Vries',
  displayName: 'Noor de Vries',
  company: 'De Vries Juweliers',
  email: 'noor@example.com',
  ...configValues(config),
});

const configValues = (config: UseCaseConfig, token?: string) => ({
  brandName: config.brandName,
  siteUrl: config.publicUrl,
  unsubscribeUrl: unsubscribeUrl(config, token),
});

/** Returns all placeholders, for display to editors. */
export const listPlaceholders = query(administrator, async () =>
  Object.entries(placeholders).map(([name, description]) => ({ name, description })),
);
