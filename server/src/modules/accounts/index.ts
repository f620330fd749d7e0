import type { EntityClass } from '@mikro-orm/postgresql';
import { pageFields } from '../../kernel/input/page.ts';
import type { Route } from '../../kernel/transport/route.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import type { Subscriber } from '../../kernel/use-cases/subscriber.ts';
import { Address } from './addresses/address.entity.ts';
import { AddressResolver } from './addresses/address.resolver.ts';
import { addressRoutes } from './addresses/address.routes.ts';
import { AdministrationResolver } from './administration/administration.resolver.ts';
import { BrandingResolver } from './agents/branding.resolver.ts';
import { EmailToken } from './email-tokens/email-token.entity.ts';
import { accountChangeMails } from './mails/account-change-mails.ts';
import { accountMails } from './mails/account-mails.ts';
import { Markup } from './markups/markup.entity.ts';
import { MarkupResolver } from './markups/markup.resolver.ts';
import { EmailChannel } from './newsletter/email-channel.entity.ts';
import { NewsletterResolver } from './newsletter/newsletter.resolver.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { PageAccess } from './page-access/page-access.entity.ts';
import { PageAccessResolver } from './page-access/page-access.resolver.ts';
import { authRoutes } from './registration/auth.routes.ts';
import { RegistrationResolver } from './registration/registration.resolver.ts';
import { deleteOldRevocations } from './sessions/revoke-tokens.ts';
import { RevokedToken } from './sessions/revoked-token.entity.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { User } from './users/user.entity.ts';
import { UserResolver } from './users/user.resolver.ts';
import { userRoutes } from './users/user.routes.ts';
import { UserPage } from './users/user.type.ts';
import { AddressFields, UserFields } from './users/user-fields.resolver.ts';
import { endViewings } from './viewings/end-viewings.job.ts';
import { Viewing } from './viewings/viewing.entity.ts';
import { ViewingResolver } from './viewings/viewing.resolver.ts';

export type { AccountsTables } from '../../../generated/tables/accounts.ts';
export type { Viewer } from '../../kernel/use-cases/context.ts';
export {
  type UserFacts,
  userApprovalWithdrawn,
  userApproved,
  userBlocked,
  userDeleted,
  userEmailConfirmed,
  userPasswordChanged,
  userPasswordReset,
  userPasswordResetRequested,
  userRegistered,
  userRoleChanged,
  userSeenThrough,
  userSignedIn,
  userUnblocked,
} from './account.events.ts';
export { addressLines, type PostalAddress, placeLines, postalAddressOf } from './addresses/address-lines.ts';
export { addressColumns, type BookedAddress } from './addresses/address-row.ts';
export { accountReferences } from './administration/account-references.ts';
export { accountKeys } from './administration/preview-deletion.ts';
export { agentContactOf } from './agents/agent-contact.ts';
export {
  type DomainLayout,
  domainLayoutOf,
  mayReadOfHouse,
  readAgentDomains,
  readDomainLayout,
  sendingDomainOf,
  siteAt,
} from './agents/domain-layout.ts';
export { type DemoAccount, seedDemoAccounts } from './demo-accounts.ts';
export { changedBy, queueChangeNotice } from './mails/change-notices.ts';
export { EmailChannel } from './newsletter/email-channel.entity.ts';
export { AccessPage } from './page-access/access-page.ts';
export { setPassword } from './passwords/set-password.ts';
export { passGuestGate } from './registration/guest-gate.ts';
export { clearBrowserCache } from './sessions/sign-out.ts';
export { ensureAdministrator, hasNoAccounts } from './users/ensure-administrator.ts';
export { findByEmail } from './users/find-by-email.ts';
export { lockUser, userById } from './users/find-user.ts';
export { requireApprovedUser } from './users/require-approved-user.ts';
export { User } from './users/user.entity.ts';
export { EmailChannelType, UserType } from './users/user.type.ts';
export { displayNameOf, isBlockedNow, loadUsers, type UserRow } from './users/user-row.ts';
export {
  authenticate,
  type Caller,
  callerInViewing,
  callersWithIds,
  callerWithId,
  callerWithKey,
  houseViewer,
  scopeOf,
  termsOf,
  throughEyesOf,
  type ViewerMarkup,
  viewerOf,
  viewerOfAccount,
  visitorOn,
} from './viewer.ts';
export { accountOutcomes, accountRules, mayAct, usersWhoMayAct } from './viewing/account-rules.ts';
export {
  anyWay,
  areMet,
  momentInWords,
  outcomesOf,
  RemedyPlace,
  type RuleOutcome,
  type ViewingRule,
} from './viewing/viewing-rule.ts';

export const accountsEntities: readonly EntityClass<object>[] = [
  User,
  Address,
  Markup,
  PageAccess,
  EmailChannel,
  EmailToken,
  RevokedToken,
  Viewing,
];

export const accountsResolvers = [
  RegistrationResolver,
  SessionResolver,
  UserResolver,
  UserFields,
  pageFields(UserPage),
  AddressFields,
  AddressResolver,
  MarkupResolver,
  PageAccessResolver,
  BrandingResolver,
  NewsletterResolver,
  ViewingResolver,
  AdministrationResolver,
] as const;

export const accountsJobs: readonly JobHandler[] = [endViewings, deleteOldRevocations];
export const accountsSubscribers: readonly Subscriber[] = [accountMails, accountChangeMails];
export const accountsRoutes: readonly Route[] = [...authRoutes, ...addressRoutes, ...userRoutes, ...newsletterRoutes];
