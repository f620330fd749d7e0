import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { AdministrationResolver } from './administration/administration.resolver.ts';
import { BrandingResolver } from './agents/branding.resolver.ts';
import { accountChangeMails } from './emails/account-change-emails.ts';
import { accountEmails } from './emails/account-emails.ts';
import { ImpersonationResolver } from './impersonation/impersonation.resolver.ts';
import { deleteExpiredImpersonations } from './impersonation/impersonation.ts';
import { MarkupResolver } from './markups/markup.resolver.ts';
import { NewsletterResolver } from './newsletter/newsletter.resolver.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { PageAccessResolver } from './page-access/page-access.resolver.ts';
import { authRoutes } from './sign-in/auth.routes.ts';
import { EmailToken } from './sign-in/email-token.entity.ts';
import { Viewing } from './sign-in/impersonation.entity.ts';
import { RegistrationResolver } from './sign-in/registration.resolver.ts';
import { deleteOldRevocations } from './sign-in/revoke-tokens.ts';
import { RevokedToken } from './sign-in/revoked-token.entity.ts';
import { SessionResolver } from './sign-in/session.resolver.ts';
import { UserResolver } from './user.resolver.ts';
import { userRoutes } from './user.routes.ts';
import { Address } from './users/address.entity.ts';
import { AddressResolver } from './users/address.resolver.ts';
import { addressRoutes } from './users/address.routes.ts';
import { EmailChannel } from './users/email-channel.entity.ts';
import { Markup } from './users/markup.entity.ts';
import { PageAccess } from './users/page-access.entity.ts';
import { User } from './users/user.entity.ts';
import { UserPage } from './users/user.type.ts';
import { AddressFields, UserFields } from './users/user-fields.resolver.ts';

export type { AccountsTables } from '../../../generated/tables/accounts.ts';
export type { Viewer } from '../../kernel/use-cases/context.ts';
export {
  type UserFacts,
  userApprovalWithdrawn,
  userApproved,
  userBlocked,
  userDeleted,
  userEmailConfirmed,
  userImpersonated,
  userPasswordChanged,
  userPasswordReset,
  userPasswordResetRequested,
  userRegistered,
  userRoleChanged,
  userSignedIn,
  userUnblocked,
} from './account.events.ts';
export { accountReferences } from './administration/account-references.ts';
export { accountForeignKeys } from './administration/delete-user.ts';
export { type DemoAccount, seedDemoAccounts } from './demo-accounts.ts';
export { changedBy, queueChangeNotice } from './emails/change-notices.ts';
export { setPassword } from './sign-in/change-password.ts';
export { checkCaptchaAndRateLimit } from './sign-in/guest-gate.ts';
export { clearBrowserCache } from './sign-in/session.ts';

export const accountsModule = defineModule({
  entities: [User, Address, Markup, PageAccess, EmailChannel, EmailToken, RevokedToken, Viewing],
  resolvers: [
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
    ImpersonationResolver,
    AdministrationResolver,
  ],
  routes: [...authRoutes, ...addressRoutes, ...userRoutes, ...newsletterRoutes],
  jobs: [deleteExpiredImpersonations, deleteOldRevocations],
  subscribers: [accountEmails, accountChangeMails],
});
