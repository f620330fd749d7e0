import type { EntityClass } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../kernel/job.ts';
import { beginDispatch } from './dispatches/begin-dispatch.job.ts';
import { deliverEmails } from './dispatches/deliver-emails.job.ts';
import { EmailDelivery } from './dispatches/email-delivery.entity.ts';
import { EmailDispatch } from './dispatches/email-dispatch.entity.ts';
import {
  EmailDeliveryPageResolver,
  EmailDeliveryResolver,
  EmailDispatchPageResolver,
  EmailDispatchResolver,
} from './dispatches/email-dispatch.resolver.ts';
import { EmailTemplate } from './templates/email-template.entity.ts';
import { EmailTemplatePageResolver, EmailTemplateResolver } from './templates/email-template.resolver.ts';
import { EmailOptOut } from './unsubscribe/email-opt-out.entity.ts';
import { UnsubscribeResolver } from './unsubscribe/unsubscribe.resolver.ts';

export { emailsRoutes } from './emails.routes.ts';
export { createEmailTemplate } from './templates/change-templates.ts';
export { oneClickUnsubscribe } from './unsubscribe/one-click.ts';

export const emailsEntities: readonly EntityClass<object>[] = [
  EmailTemplate,
  EmailDispatch,
  EmailDelivery,
  EmailOptOut,
];

export const emailsResolvers = [
  EmailTemplateResolver,
  EmailTemplatePageResolver,
  EmailDispatchResolver,
  EmailDispatchPageResolver,
  EmailDeliveryResolver,
  EmailDeliveryPageResolver,
  UnsubscribeResolver,
] as const;

export const emailsJobs: readonly JobHandler[] = [beginDispatch, deliverEmails];
