import { defineModule } from '../../kernel/module.ts';
import { AboutUs } from './about-us/about-us.entity.ts';
import { AboutUsResolver } from './about-us/about-us.resolver.ts';
import { aboutUsRoutes } from './about-us/about-us.routes.ts';
import { ContactInfo } from './contact-info/contact-info.entity.ts';
import { ContactInfoResolver } from './contact-info/contact-info.resolver.ts';
import { contactInfoRoutes } from './contact-info/contact-info.routes.ts';
import { Homepage } from './homepage/homepage.entity.ts';
import { HomepageResolver } from './homepage/homepage.resolver.ts';
import { homepageRoutes } from './homepage/homepage.routes.ts';
import { InvitationResolver } from './invitations/invitation.resolver.ts';
import { invitationRoutes } from './invitations/invitation.routes.ts';
import { LastUpdateResolver } from './last-update/last-update.resolver.ts';
import { lastUpdateRoutes } from './last-update/last-update.routes.ts';
import { Maintenance } from './maintenance/maintenance.entity.ts';
import { MaintenanceResolver } from './maintenance/maintenance.resolver.ts';
import { maintenanceRoutes } from './maintenance/maintenance.routes.ts';
import { OrderDocumentSettings } from './order-documents/order-document-settings.entity.ts';
import { OrderDocumentSettingsResolver } from './order-documents/order-document-settings.resolver.ts';
import { domainLayoutRoutes } from './settings/domain-layout.routes.ts';
import { OperatorSettingsResolver } from './settings/operator-settings.resolver.ts';
import { SiteSettingsResolver } from './settings/site-settings.resolver.ts';
import { SupportContact } from './support-contacts/support-contact.entity.ts';
import { SupportContactsResolver } from './support-contacts/support-contacts.resolver.ts';
import { supportContactsRoutes } from './support-contacts/support-contacts.routes.ts';
import { SupportList } from './support-contacts/support-list.entity.ts';
import { TermsOfSaleResolver } from './terms/terms-of-sale.resolver.ts';

export { updateAboutUs } from './about-us/about-us.ts';
export { type ContactInfoView, findContactInfo, updateContactInfo } from './contact-info/contact-info.ts';
export { updateHomepage } from './homepage/homepage.ts';
export { findLastUpdate } from './last-update/last-update.ts';
export { createMaintenanceState } from './maintenance/maintenance-state.ts';
export {
  type Letterhead,
  readInvoiceStep,
  readLetterhead,
  readPaymentDays,
  readSwitchedOffEmails,
  updateOrderDocumentSettings,
} from './order-documents/order-document-settings.ts';
export { InvoiceStep, OrderEmail } from './order-documents/order-emails.ts';
export { presentSent, SentSchema } from './sent.schema.ts';
export { readSiteSettings, type SiteSettings } from './settings/site-settings.ts';
export { replaceSupportContacts } from './support-contacts/support-contacts.ts';

export const siteContentModule = defineModule({
  entities: [Homepage, AboutUs, Maintenance, ContactInfo, OrderDocumentSettings, SupportList, SupportContact],
  resolvers: [
    SiteSettingsResolver,
    OperatorSettingsResolver,
    HomepageResolver,
    AboutUsResolver,
    MaintenanceResolver,
    LastUpdateResolver,
    ContactInfoResolver,
    OrderDocumentSettingsResolver,
    SupportContactsResolver,
    TermsOfSaleResolver,
    InvitationResolver,
  ],
  routes: [
    ...homepageRoutes,
    ...aboutUsRoutes,
    ...lastUpdateRoutes,
    ...maintenanceRoutes,
    ...domainLayoutRoutes,
    ...invitationRoutes,
    ...contactInfoRoutes,
    ...supportContactsRoutes,
  ],
});
