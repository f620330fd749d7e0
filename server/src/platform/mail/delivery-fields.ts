import { Field, ID, Int } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { MailStatus, type TrackedMail } from './tracked-mail.entity.ts';

/**
 * Adds the delivery of a tracked email to its GraphQL type, for administrators. Not fields of `TrackedMail`, because the
 * messages of orders show less of it.
 */
export const DeliveryFields =
  (id: string) =>
  ({ prototype }: { readonly prototype: TrackedMail }): void => {
    Field(() => ID, { description: id })(prototype, 'id');
    Field(() => MailStatus, { description: 'Delivery status of the email.' })(prototype, 'status');
    Field(() => Int, { description: 'Number of delivery attempts.' })(prototype, 'attempts');
    Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent, failed or skipped. Null before.' })(
      prototype,
      'settledAt',
    );
    Field(() => String, {
      nullable: true,
      description: 'Why it was not sent, mostly the error of the mail server. Null if there was no error.',
    })(prototype, 'failure');
  };
