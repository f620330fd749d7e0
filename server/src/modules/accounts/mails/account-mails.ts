import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';

type MailContext = Pick<RequestContext, 'em' | 'services'>;

const folder = new URL('./', import.meta.url);
const withLink = (name: string, subject: string) => mailTemplate<{ link: string }>({ folder, name, subject });

const confirmation = withLink('confirm-email', 'Please confirm your e-mail address');
const passwordReset = withLink('reset-password', 'Choose a new password');
const approval = withLink('account-approved', 'Your account at {{brandName}} is approved');

async function send(
  { em, services }: MailContext,
  mail: typeof confirmation,
  email: string,
  path: string,
  token?: string,
): Promise<void> {
  const { brandName, publicUrl } = services.config;
  const parameters = token === undefined ? '' : `?${new URLSearchParams({ email, token })}`;
  await services.mail.queue(em, mail(email, { brandName, link: `${publicUrl}${path}${parameters}` }));
}

/** Asks the new user to confirm their e-mail address. */
export const sendConfirmation = (ctx: MailContext, email: string, token: string): Promise<void> =>
  send(ctx, confirmation, email, '/confirm-email', token);

/** Lets a user who has lost their password choose another one. */
export const sendPasswordReset = (ctx: MailContext, email: string, token: string): Promise<void> =>
  send(ctx, passwordReset, email, '/change-password', token);

/** Tells a user that they may log in. */
export const sendApprovalNotice = (ctx: MailContext, email: string): Promise<void> =>
  send(ctx, approval, email, '/login');
