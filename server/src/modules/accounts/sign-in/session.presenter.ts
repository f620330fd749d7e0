import { userShape } from '../users/user.presenter.ts';
import type { Session } from './session.ts';

/** REST response with a session: the user in the body, and the token in a header. */
export const sessionReply = {
  present: ({ user }: Session) => userShape.present(user),
  returns: userShape.returns,
  headers: ({ accessToken }: Session) => ({
    Authorization: `Bearer ${accessToken}`,
    'Cache-Control': 'no-store',
  }),
  returnsHeaders: { Authorization: '`Bearer` and the access token, valid for 60 minutes. Send it with every request.' },
};
