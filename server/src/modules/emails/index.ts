import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { EmailChannelReportResolver } from './channels/channel-report.resolver.ts';
import { EmailChannelReportPage } from './channels/channel-report.type.ts';
import { EmailDelivery } from './dispatches/email-delivery.entity.ts';
import { EmailDispatch } from './dispatches/email-dispatch.entity.ts';
import { EmailDeliveryResolver, EmailDispatchResolver } from './dispatches/email-dispatch.resolver.ts';
import { EmailDeliveryPage, EmailDispatchPage } from './dispatches/email-dispatch.type.ts';
import { beginDispatch } from './dispatches/jobs/begin-dispatch.job.ts';
import { deliverEmails } from './dispatches/jobs/deliver-emails.job.ts';
import { watchDispatches } from './dispatches/jobs/watch-dispatches.job.ts';
import { emailsRoutes } from './emails.routes.ts';
import { EmailTemplate } from './templates/email-template.entity.ts';
import { EmailTemplateResolver } from './templates/email-template.resolver.ts';
import { EmailTemplatePage } from './templates/email-template.type.ts';
import { EmailOptOut } from './unsubscribe/email-opt-out.entity.ts';
import { UnsubscribeResolver } from './unsubscribe/unsubscribe.resolver.ts';

export { createEmailTemplate } from './templates/change-templates.ts';
export { oneClickUnsubscribe } from './unsubscribe/unsubscribe.ts';

export const emailsModule = defineModule({
  entities: [EmailTemplate, EmailDispatch, EmailDelivery, EmailOptOut],
  resolvers: [
    EmailChannelReportResolver,
    pageFields(EmailChannelReportPage),
    EmailTemplateResolver,
    pageFields(EmailTemplatePage),
    EmailDispatchResolver,
    pageFields(EmailDispatchPage),
    EmailDeliveryResolver,
    pageFields(EmailDeliveryPage),
    UnsubscribeResolver,
  ],
  routes: emailsRoutes,
  jobs: [beginDispatch, deliverEmails, watchDispatches],
});
