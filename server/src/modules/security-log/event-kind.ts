import { describedEnum } from '../../kernel/values/described-enum.ts';

/** What the security log tells of. The values are those of the database. */
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
  description: 'What an entry of the security log tells of.',
  values: {
    SIGNED_IN: 'Somebody has signed in.',
    SIGN_IN_FAILED: 'Somebody was not let in. `reason` is the code of the error that they got.',
    RATE_LIMITED: 'Somebody tries too often, or asks for too much. `reason` is the limit that was reached.',
    ACCESS_REFUSED:
      'Somebody who is signed in has asked for what is for others: `reason` is the rule. Or a key for what it does not open: `reason` is the scope, `keys` where there is none.',
    KEY_REFUSED:
      'A key was not let in. `reason` is why: UNKNOWN, WRONG_SECRET, REVOKED, ROTATED, EXPIRED, FOREIGN_ADDRESS, OWNER.',
    KEY_EXPOSED: 'A key stood in an address, where others may read it. `reason` is the part of the address.',
    PASSWORD_CHANGED: 'Somebody has chosen another password while signed in.',
    PASSWORD_REFUSED: 'A change or reset of a password was refused. `reason` is the code of the error.',
    PASSWORD_RESET_REQUESTED: 'Somebody has asked for a link to choose another password.',
    PASSWORD_RESET: 'Somebody has chosen another password by such a link.',
    REGISTERED: 'Somebody has made an account.',
    APPROVED: 'An administrator has let a user in.',
    APPROVAL_WITHDRAWN: 'An administrator has taken the approval back.',
    BLOCKED: 'An administrator keeps a user out. `reason` is until when (ISO 8601); null: for ever.',
    UNBLOCKED: 'An administrator has lifted a block.',
    ROLE_CHANGED: 'An administrator has given a user another role. `reason` is the one before and the one after.',
    USER_DELETED: 'An administrator has deleted a user.',
    SHOP_SEEN_AS: 'An administrator has looked at the shop as a user sees it.',
  },
});
