import { presentUser } from '../users/user.presenter.ts';
import type { Session } from './session.ts';

/** REST answers a session by the user … */
export const presentSession = ({ user }: Session) => presentUser(user);

/** … and the token in a header. */
export const sessionHeaders = ({ accessToken }: Session) => ({
  Authorization: `Bearer ${accessToken}`,
  'Cache-Control': 'no-store',
});
