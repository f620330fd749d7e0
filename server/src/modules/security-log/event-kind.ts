import { describedEnum } from '../../kernel/values/described-enum.ts';

/** Kinds of entries in the security log. The values are stored in the database. */
export enum SecurityEventKind {
  SIGNED_IN = 'signedIn',
  SIGN_IN_FAILED = 'signInFailed',
  RATE_LIMITED = 'rateLimited',
  ACCESS_REFUSED = 'accessRefused',
  KEY_REFUSED = 'keyRefused',
  KEY_EXPOSED = 'keyExposed',
  PASSWORD_CHANGED = 'passwordChanged',
  PASSWORD_REFUSED = 'passwordRefused',
  PASSWORD_RESET_REQUESTED = 'passwordResetRequested',
  PASSWORD_RESET = 'passwordReset',
  REGISTERED = 'registered',
  APPROVED = 'approved',
  APPROVAL_WITHDRAWN = 'approvalWithdrawn',
  BLOCKED = 'blocked',
  UNBLOCKED = 'unblocked',
  ROLE_CHANGED = 'roleChanged',
  USER_DELETED = 'userDeleted',
  SHOP_SEEN_AS = 'shopSeenAs',
}

describedEnum(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'Kind of security log entry.',
  values: {
    SIGNED_IN: 'A user signed in.',
    SIGN_IN_FAILED: 'A sign-in was refused. `reason` is the error code of the response.',
    RATE_LIMITED: 'A rate limit or cost budget was exceeded. `reason` is its name.',
    ACCESS_REFUSED:
      'A signed-in user called an operation without permission; `reason` is the access rule. Or an API key lacked a scope; `reason` is the scope, or `keys` if the operation is not available to API keys.',
    KEY_REFUSED:
      'An API key was refused. `reason` is `UNKNOWN`, `WRONG_SECRET`, `REVOKED`, `ROTATED`, `EXPIRED`, `FOREIGN_ADDRESS` or `OWNER`.',
    KEY_EXPOSED: 'An API key was sent in a URL, which others may read. `reason` is the part of the URL.',
    PASSWORD_CHANGED: 'A signed-in user changed the password.',
    PASSWORD_REFUSED: 'A password change or reset was refused. `reason` is the error code of the response.',
    PASSWORD_RESET_REQUESTED: 'A link to reset a password was requested.',
    PASSWORD_RESET: 'A password was reset with an emailed link.',
    REGISTERED: 'An account was registered.',
    APPROVED: 'An administrator approved an account.',
    APPROVAL_WITHDRAWN: 'An administrator withdrew the approval of an account.',
    BLOCKED:
      'An administrator blocked an account. `reason` is the end of the block (ISO 8601), or null if it has no end.',
    UNBLOCKED: 'An administrator unblocked an account.',
    ROLE_CHANGED: 'An administrator changed the role of a user. `reason` contains the old and the new role.',
    USER_DELETED: 'An administrator deleted a user.',
    SHOP_SEEN_AS: 'An administrator viewed the shop as a user.',
  },
});
