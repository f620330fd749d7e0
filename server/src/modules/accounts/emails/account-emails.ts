import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { on, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { mailTemplate } from '../../../platform/email/mail-template.ts';
import { userApproved } from '../account.events.ts';

type MailContext = Pick<RequestContext, 'em' | 'services'>;

const folder = new URL('./', import.meta.url);
const withLink = (name: string, subject: string) => mailTemplate<{ link: string }>({ folder, name, subject });

const confirmationEmail = withLink('confirm-email', 'Please confirm your email address');
const passwordReset = withLink('reset-password', 'Choose a new password');
const invitation = withLink('account-invitation', 'Your account at {{brandName}}');
const approval = withLink('account-approved', 'Your account at {{brandName}} is approved');

/**
 * Emails a link. Called by the command that issues the token and not by an event subscriber, because only the hash of
 * the token is stored.
 */
async function sendLink(
  { em, services }: MailContext,
  mail: typeof confirmationEmail,
  email: string,
  path: string,
  token: string,
): Promise<void> {
  const { brandName, publicUrl } = services.config;
  const link = `${publicUrl}${path}?${new URLSearchParams({ email, token })}`;
  await services.mail.queue(em, mail(email, { brandName, link }));
}

/** Emails a new user a link to confirm their email address. */
export const sendConfirmation = (ctx: MailContext, email: string, token: string): Promise<void> =>
  sendLink(ctx, confirmationEmail, email, '/confirm-email', token);

/** Emails a user a link to reset a forgotten password. */
export const sendPasswordReset = (ctx: MailContext, email: string, token: string): Promise<void> =>
  sendLink(ctx, passwordReset, email, '/change-password', token);

/** Emails a link to choose a password to a user whose account was created by an administrator. */
export const sendAccountInvitation = (ctx: MailContext, email: string, token: string): Promise<void> =>
  sendLink(ctx, invitation, email, '/change-password', token);

/** Emails users when their account is approved. */
export const accountEmails: Subscriber = {
  name: 'account-mails',
  inTransaction: true,
  reactions: [
    on(userApproved, async ({ em, services }, { id, facts }) => {
      const { brandName, publicUrl } = services.config;
      await services.mail.queue(em, approval(facts.email, { brandName, link: `${publicUrl}/login` }), id);
    }),
  ],
};
