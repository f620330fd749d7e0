import { Counter } from '@prometheus-io/client';
import type { Refusal } from '../../kernel/use-cases/security-log.ts';
import type { MailOutcome } from '../../kernel/use-cases/services.ts';
import { registry } from './registry.ts';

const emails = new Counter({
  name: 'facet_email_attempts_total',
  help: 'Attempts to send an email by outcome: sent, refused (permanently rejected), deferred (rejected for now, or the response was lost), unreachable (no connection to the SMTP server).',
  labelNames: ['outcome'],
  registers: [registry],
});

const webhooks = new Counter({
  name: 'facet_webhook_attempts_total',
  help: 'Attempts to send a webhook by outcome: delivered, failed.',
  labelNames: ['outcome'],
  registers: [registry],
});

const rejections = new Counter({
  name: 'facet_rejections_total',
  help: 'Rejected requests by kind, as in the security log: failed sign-ins, wrong passwords, exceeded rate limits, missing rights, rejected and exposed API keys.',
  labelNames: ['kind'],
  registers: [registry],
});

/** Counts an attempt to send an email. */
export const countEmailAttempt = (outcome: MailOutcome['kind']): void => emails.labels(outcome).inc();

/** Counts an attempt to send a webhook. */
export const countWebhookAttempt = (outcome: 'delivered' | 'failed'): void => webhooks.labels(outcome).inc();

/** Counts a rejected request. */
export const countRejection = (kind: Refusal['kind']): void => rejections.labels(kind).inc();
