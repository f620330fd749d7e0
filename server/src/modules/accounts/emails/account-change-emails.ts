import { UserRole } from '../../../kernel/use-cases/context.ts';
import type { EventType, PublishedEvent } from '../../../kernel/use-cases/events.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import { on, type Reaction, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import {
  type UserFacts,
  userBlocked,
  userEmailChanged,
  userPasswordChanged,
  userPasswordReset,
  userRoleChanged,
  userUnblocked,
} from '../account.events.ts';
import { type ChangedBy, type ChangeNotice, formatMoment, queueChangeNotice } from './change-notices.ts';

type Notice = Pick<ChangeNotice, 'subject' | 'change' | 'facts'> & { readonly to?: string };

const authorOf = ({ userId, by }: UserFacts): ChangedBy => {
  if (by?.actorId == null) return null;
  return by.actorId === userId ? 'owner' : 'administrator';
};

async function send(
  ctx: JobContext,
  { id, at, facts }: PublishedEvent<UserFacts>,
  notices: readonly Notice[],
): Promise<void> {
  const { email } = facts;
  for (const { to = email, ...notice } of notices) {
    await queueChangeNotice(ctx, { to, at: new Date(at), by: authorOf(facts), ...notice }, `${id} ${to}`);
  }
}

/** Returns a handler that emails the account owner about events of one type. */
const noticeOn = <Facts extends UserFacts>(
  event: EventType<Facts>,
  noticesOf: (facts: Facts) => readonly Notice[],
): Reaction => on(event, (ctx, published) => send(ctx, published, noticesOf(published.facts)));

const roleNames: Readonly<Record<UserRole, string>> = {
  [UserRole.ADMINISTRATOR]: 'Administrator',
  [UserRole.AGENT]: 'Agent',
  [UserRole.USER]: 'User',
};

const addressChanged = 'The email address of your account was changed';

/** Emails account owners after their password, email address, role or block has changed. */
export const accountChangeMails: Subscriber = {
  name: 'account-change-mails',
  inTransaction: true,
  reactions: [
    noticeOn(userPasswordChanged, () => [
      {
        subject: 'Your password was changed',
        change: 'The password of your account was changed. All other sessions were signed out.',
      },
    ]),
    noticeOn(userPasswordReset, ({ by }) => [
      {
        subject: 'Your password was changed',
        change: by
          ? 'The password of your account was reset with a link from an email. All sessions were signed out.'
          : 'The password of your account was reset by the operator of the server. All sessions were signed out.',
      },
    ]),
    noticeOn(userEmailChanged, ({ before }) => [
      {
        to: before,
        subject: addressChanged,
        change: `${before} is no longer the email address of your account.`,
      },
      { subject: addressChanged, change: 'This is now the email address of your account. Use it to sign in.' },
    ]),
    noticeOn(userRoleChanged, ({ before, role }) => [
      {
        subject: 'Your role was changed',
        change: 'The role of your account was changed. All sessions were signed out.',
        facts: [{ label: 'Role', text: `${roleNames[role]} (previously: ${roleNames[before]})` }],
      },
    ]),
    noticeOn(userBlocked, ({ until }) => [
      {
        subject: 'Your account was blocked',
        change: 'Your account was blocked. You cannot sign in while it is blocked.',
        facts: [{ label: 'Blocked until', text: until === null ? 'further notice' : formatMoment(new Date(until)) }],
      },
    ]),
    noticeOn(userUnblocked, () => [
      { subject: 'Your account was unblocked', change: 'Your account is no longer blocked. You can sign in again.' },
    ]),
  ],
};
