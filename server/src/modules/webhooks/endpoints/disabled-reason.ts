import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Reason why an endpoint is disabled. The values are stored in the database. */
export enum DisabledReason {
  OWNER = 'owner',
  GONE = 'gone',
  FAILING = 'failing',
}

describedEnum(DisabledReason, {
  name: 'WebhookDisabledReason',
  description: 'Reason why an endpoint is disabled.',
  values: {
    OWNER: 'Disabled by its owner or an administrator.',
    GONE: 'The endpoint responded with 410 (Gone).',
    FAILING: 'All attempts failed for five days.',
  },
});
