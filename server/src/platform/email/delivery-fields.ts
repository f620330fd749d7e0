import { Field, ID, Int } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { MailStatus, type TrackedMail } from './tracked-mail.entity.ts';

/**
 * Adds the delivery status of a tracked email to its GraphQL type, for administrators. The fields are not part of
 * `TrackedMail`, because order messages expose fewer of them.
 */
export const DeliveryFields =
  (id: string) =>
  ({ prototype }: { readonly prototype: TrackedMail }): void => {
    Field(() => ID, { description: id })(prototype, 'id');
    Field(() => MailStatus, { description: 'Delivery status of the email.' })(prototype, 'status');
    Field(() => Int, { description: 'Number of delivery attempts.' })(prototype, 'attempts');
    Field(() => DateTimeScalar, {
      nullable: true,
      description: 'Time at which the email was sent, failed or skipped. Null until then.',
    })(prototype, 'settledAt');
    Field(() => String, {
      nullable: true,
      description:
        'Reason why the email was not sent, usually the error of the SMTP server. Null if there was no error.',
    })(prototype, 'failure');
  };
