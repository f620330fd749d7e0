import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { on, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import { userApproved } from '../account.events.ts';

type MailContext = Pick<RequestContext, 'em' | 'services'>;

const folder = new URL('./', import.meta.url);
const withLink = (name: string, subject: string) => mailTemplate<{ link: string }>({ folder, name, subject });

const confirmation = withLink('confirm-email', 'Please confirm your e-mail address');
const passwordReset = withLink('reset-password', 'Choose a new password');
const invitation = withLink('account-invitation', 'Your account at {{brandName}}');
const approval = withLink('account-approved', 'Your account at {{brandName}} is approved');

/** Mails a link that only this mail has: it is part of the command that makes the token, and no event tells of it. */
async function sendLink(
  { em, services }: MailContext,
  mail: typeof confirmation,
  email: string,
  path: string,
  token: string,
): Promise<void> {
  const { brandName, publicUrl } = services.config;
  const link = `${publicUrl}${path}?${new URLSearchParams({ email, token })}`;
  await services.mail.queue(em, mail(email, { brandName, link }));
}

/** Asks a new user to confirm their e-mail address. */
export const sendConfirmation = (ctx: MailContext, email: string, token: string): Promise<void> =>
  sendLink(ctx, confirmation, email, '/confirm-email', token);

/** Lets a user who has lost their password choose another one. */
export const sendPasswordReset = (ctx: MailContext, email: string, token: string): Promise<void> =>
  sendLink(ctx, passwordReset, email, '/change-password', token);

/** Lets somebody whose account the house has made choose their password. */
export const sendAccountInvitation = (ctx: MailContext, email: string, token: string): Promise<void> =>
  sendLink(ctx, invitation, email, '/change-password', token);

/** Users hear by mail that they may sign in. */
export const accountMails: Subscriber = {
  name: 'account-mails',
  hearsAtOnce: true,
  reactions: [
    on(userApproved, async ({ em, services }, { id, facts }) => {
      const { brandName, publicUrl } = services.config;
      await services.mail.queue(em, approval(facts.email, { brandName, link: `${publicUrl}/login` }), id);
    }),
  ],
};
