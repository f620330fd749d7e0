import { create, del, get, list, patch, post, put, type Route } from '../../kernel/transport/route.ts';
import { setUserApproval, setUserBlock, setUserRole } from './administration/change-account-status.ts';
import { deleteUser } from './administration/delete-user.ts';
import { setUserDomain, setUserLogo, setUserPrimaryColor } from './agents/change-branding.ts';
import { addUserMarkup, removeUserMarkup } from './markups/change-markups.ts';
import { setNewsletterSubscriptions } from './newsletter/email-channels.ts';
import { grantPageAccess, revokePageAccess } from './page-access/change-page-access.ts';
import { changePassword } from './sign-in/change-password.ts';
import { sessionReply } from './sign-in/session.presenter.ts';
import { refreshSession } from './sign-in/session.ts';
import { findMe } from './users/find-user.ts';
import { listUsers } from './users/list-users.ts';
import { markupShape, pageAccessShape, userShape } from './users/user.presenter.ts';

const userReply = { ...userShape, errors: ['USER_NOT_FOUND'] as const };
const noContent = { present: () => null, returns: null };
const byId = { id: 'userId' };

export const userRoutes: readonly Route[] = [
  post('/users/change-password', changePassword, {
    ...sessionReply,
    summary: "Changes the caller's password. Ends all sessions of the caller and returns a new one.",
    errors: ['WRONG_PASSWORD', { code: 'INVALID_REQUEST', status: 429 }],
  }),
  get('/users/current', findMe, { summary: 'Retrieves the caller.', ...userShape }),
  get('/users/current/refresh-token', refreshSession, {
    ...sessionReply,
    summary: 'Replaces a valid access token with a new one.',
  }),
  list('/users', listUsers, { summary: 'Lists all users.', ...userShape }),
  patch('/users/current/newsletter/subscriptions', setNewsletterSubscriptions, {
    summary: 'Replaces the newsletter subscriptions of the caller.',
    present: ({ user }) => userShape.present(user),
    returns: userShape.returns,
    errors: ['ITEM_NOT_FOUND'],
  }),
  patch('/users/:id/blocked', setUserBlock, {
    ...userReply,
    summary: 'Blocks a user, permanently or until a date, or lifts the block.',
    names: byId,
  }),
  patch('/users/:id/role', setUserRole, {
    ...userReply,
    summary: 'Changes the role of a user.',
    names: { ...byId, newRole: 'role' },
  }),
  patch('/users/:id/status', setUserApproval, {
    ...userReply,
    summary: 'Approves a user, or withdraws the approval.',
    names: byId,
  }),
  put('/users/:id/logo', setUserLogo, { ...userReply, summary: "Sets or removes an agent's logo.", names: byId }),
  patch('/users/:userId/primaryColor', setUserPrimaryColor, {
    ...userReply,
    summary: "Sets or removes an agent's color.",
  }),
  patch('/users/:userId/domain', setUserDomain, {
    ...userReply,
    summary: "Sets or removes an agent's domain. Visitors of the domain see the agent's logo, color and prices.",
    errors: [...userReply.errors, { code: 'INVALID_REQUEST', status: 409 }],
  }),
  create('/users/:userId/markup', addUserMarkup, {
    summary: 'Adds a markup to a user, after the existing ones.',
    from: ({ params, body }) => ({ userId: params.userId, markup: body }),
    names: { '': 'markup' },
    present: ({ markup }) => markupShape.present(markup),
    returns: markupShape.returns,
    errors: ['USER_NOT_FOUND'],
  }),
  create('/users/:userId/access', grantPageAccess, {
    summary: 'Grants a user access to a page of stock. Granting the first page hides all other pages from the user.',
    names: { pageId: 'page' },
    present: ({ access }) => pageAccessShape.present(access),
    returns: pageAccessShape.returns,
    errors: ['USER_NOT_FOUND'],
  }),
  del('/users/markup/:markupId', removeUserMarkup, { ...noContent, summary: 'Removes a markup.' }),
  del('/users/access/:accessId', revokePageAccess, {
    ...noContent,
    summary: 'Revokes access to a page of stock. A user without any remaining permission may see all pages.',
  }),
  del('/users/:userId', deleteUser, {
    ...noContent,
    summary: "Deletes a user with their addresses, wishlist and cart. The user's orders remain.",
    errors: ['USER_NOT_FOUND'],
  }),
];
