import { create, del, get, list, patch, post, put, type Route } from '../../../kernel/route.ts';
import { setUserDomain, setUserLogo, setUserPrimaryColor } from '../agents/change-branding.ts';
import { addUserMarkup, removeUserMarkup } from '../markups/change-markups.ts';
import { setNewsletterSubscriptions } from '../newsletter/subscriptions.ts';
import { grantPageAccess, revokePageAccess } from '../page-access/change-page-access.ts';
import { changePassword } from '../passwords/change-password.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { presentSession, sessionHeaders } from '../sessions/session.presenter.ts';
import { setUserApproval, setUserBlock, setUserRole } from './change-standing.ts';
import { deleteUser } from './delete-user.ts';
import { findMe } from './find-user.ts';
import { listUsers } from './list-users.ts';
import { presentAccess, presentMarkup, presentUser } from './user.presenter.ts';

const nothing = (): null => null;
const byId = { id: 'userId' };

export const userRoutes: readonly Route[] = [
  post('/users/change-password', changePassword, { present: presentSession, headers: sessionHeaders }),
  get('/users/current', findMe, { present: presentUser }),
  get('/users/current/refresh-token', refreshSession, { present: presentSession, headers: sessionHeaders }),
  list('/users', listUsers, { present: presentUser }),
  patch('/users/current/newsletter/subscriptions', setNewsletterSubscriptions, {
    present: ({ user }) => presentUser(user),
  }),
  patch('/users/:id/blocked', setUserBlock, { names: byId, present: presentUser }),
  patch('/users/:id/role', setUserRole, { names: { ...byId, newRole: 'role' }, present: presentUser }),
  patch('/users/:id/status', setUserApproval, { names: byId, present: presentUser }),
  put('/users/:id/logo', setUserLogo, { names: byId, present: presentUser }),
  patch('/users/:userId/primaryColor', setUserPrimaryColor, { present: presentUser }),
  patch('/users/:userId/domain', setUserDomain, { present: presentUser }),
  create('/users/:userId/markup', addUserMarkup, {
    from: ({ params, body }) => ({ userId: params.userId, markup: body }),
    names: { '': 'markup' },
    present: ({ user, markup }) => presentMarkup(user.id, markup),
  }),
  create('/users/:userId/access', grantPageAccess, {
    names: { pageId: 'page' },
    present: ({ user, access }) => presentAccess(user.id, access),
  }),
  del('/users/markup/:markupId', removeUserMarkup, { present: nothing }),
  del('/users/access/:accessId', revokePageAccess, { present: nothing }),
  del('/users/:userId', deleteUser, { present: nothing }),
];
