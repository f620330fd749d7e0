import type { EventType, PublishedEvent } from '../../kernel/use-cases/events.ts';
import { on, type Reaction, type Subscriber } from '../../kernel/use-cases/subscriber.ts';
import {
  type UserFacts,
  userApprovalWithdrawn,
  userApproved,
  userBlocked,
  userDeleted,
  userImpersonated,
  userPasswordChanged,
  userPasswordReset,
  userPasswordResetRequested,
  userRegistered,
  userRoleChanged,
  userSignedIn,
  userUnblocked,
} from '../accounts/index.ts';
import { SecurityEventKind } from './event-kind.ts';
import { writeEvents } from './security-log.ts';

/**
 * Returns a subscription that writes an entry for each event of a type. `reasonOf` returns the reason stored in the
 * entry.
 */
const noted = <Facts extends UserFacts>(
  event: EventType<Facts>,
  kind: SecurityEventKind,
  reasonOf: (facts: Facts) => string | null = () => null,
): Reaction =>
  on(event, async ({ em }, { id: key, at, facts }: PublishedEvent<Facts>) => {
    const { userId, email, by } = facts;
    const { actorId = null, origin = null } = by ?? {};
    const line = { key, kind, at: new Date(at), userId, email, actorId, reason: reasonOf(facts), origin, count: 1 };
    await writeEvents(em, [line], { isCounted: false });
  });

/** Writes account events to the security log. */
export const accountEvents: Subscriber = {
  name: 'security-log',
  reactions: [
    noted(userSignedIn, SecurityEventKind.SIGNED_IN),
    noted(userPasswordChanged, SecurityEventKind.PASSWORD_CHANGED),
    noted(userPasswordResetRequested, SecurityEventKind.PASSWORD_RESET_REQUESTED),
    noted(userPasswordReset, SecurityEventKind.PASSWORD_RESET),
    noted(userRegistered, SecurityEventKind.REGISTERED),
    noted(userApproved, SecurityEventKind.APPROVED),
    noted(userApprovalWithdrawn, SecurityEventKind.APPROVAL_WITHDRAWN),
    noted(userBlocked, SecurityEventKind.BLOCKED, ({ until }) => until),
    noted(userUnblocked, SecurityEventKind.UNBLOCKED),
    noted(userRoleChanged, SecurityEventKind.ROLE_CHANGED, ({ before, role }) => `${before} → ${role}`),
    noted(userImpersonated, SecurityEventKind.SHOP_SEEN_AS),
    noted(userDeleted, SecurityEventKind.USER_DELETED),
  ],
};
