import { presentUser, UserSchema } from '../users/user.presenter.ts';
import type { Session } from './session.ts';

/** REST answers a session by the user, and the token in a header. */
export const sessionReply = {
  present: ({ user }: Session) => presentUser(user),
  returns: UserSchema,
  headers: ({ accessToken }: Session) => ({
    Authorization: `Bearer ${accessToken}`,
    'Cache-Control': 'no-store',
  }),
  returnsHeaders: { Authorization: '`Bearer` and the access token, good for 60 minutes. Send it with every request.' },
};
