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
const logged = <Facts extends UserFacts>(
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
    logged(userSignedIn, SecurityEventKind.SIGNED_IN),
    logged(userPasswordChanged, SecurityEventKind.PASSWORD_CHANGED),
    logged(userPasswordResetRequested, SecurityEventKind.PASSWORD_RESET_REQUESTED),
    logged(userPasswordReset, SecurityEventKind.PASSWORD_RESET),
    logged(userRegistered, SecurityEventKind.REGISTERED),
    logged(userApproved, SecurityEventKind.APPROVED),
    logged(userApprovalWithdrawn, SecurityEventKind.APPROVAL_WITHDRAWN),
    logged(userBlocked, SecurityEventKind.BLOCKED, ({ until }) => until),
    logged(userUnblocked, SecurityEventKind.UNBLOCKED),
    logged(userRoleChanged, SecurityEventKind.ROLE_CHANGED, ({ before, role }) => `${before} → ${role}`),
    logged(userImpersonated, SecurityEventKind.SHOP_SEEN_AS),
    logged(userDeleted, SecurityEventKind.USER_DELETED),
  ],
};
