import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Why an endpoint is disabled. The values are those of the database. */
export enum DisabledReason {
  OWNER = 'owner',
  GONE = 'gone',
  FAILING = 'failing',
}

describedEnum(DisabledReason, {
  name: 'WebhookDisabledReason',
  description: 'Why an endpoint is disabled.',
  values: {
    OWNER: 'Its owner, or an administrator, has disabled it.',
    GONE: 'It has answered 410: it is there no more.',
    FAILING: 'Attempts have failed for five days without a success.',
  },
});
