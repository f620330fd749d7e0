import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { mailTemplate } from '../../../../platform/email/mail-template.ts';
import { displayNameOf, type UserRow } from '../../../accounts/users/index.ts';

const invitation = mailTemplate<{ inviter: string; link: string }>({
  folder: new URL('./', import.meta.url),
  name: 'invitation',
  subject: 'Your invitation to {{brandName}}',
});

/** Queues an email with an invitation, which the user can forward. */
export async function mailInvitation(
  { em, services }: Pick<RequestContext, 'em' | 'services'>,
  user: UserRow,
  page: URL,
): Promise<void> {
  const { brandName } = services.config;
  await services.mail.queue(em, invitation(user.email, { brandName, inviter: displayNameOf(user), link: page.href }));
}
