import type { RequestContext } from '../../../../kernel/context.ts';
import { mailTemplate } from '../../../../platform/mail-template.ts';
import type { UserRow } from '../../../accounts/index.ts';

const invitation = mailTemplate<{ inviter: string; link: string }>({
  folder: new URL('./', import.meta.url),
  name: 'invitation',
  subject: 'Your invitation to {{brandName}}',
});

/** Sends a user an invitation that he can forward. */
export async function mailInvitation(
  { em, services }: Pick<RequestContext, 'em' | 'services'>,
  { email, addresses: [primary] }: UserRow,
  page: URL,
): Promise<void> {
  const inviter = primary ? `${primary.firstName} ${primary.lastName}` : email;
  const { brandName } = services.config;
  await services.mail.queue(em, invitation(email, { brandName, inviter, link: page.href }));
}
