import { randomUUID } from 'node:crypto';
import { AppError } from '../../kernel/errors/errors.ts';
import { Field, Int, ObjectType } from '../../kernel/graphql.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import type { ProbeResult } from '../../kernel/use-cases/system-probes.ts';
import { bulkCommand } from '../../kernel/use-cases/use-case.ts';
import { inEmailLayout } from '../../platform/email/mail-template.ts';
import { userById } from '../accounts/users/index.ts';

@ObjectType({ simpleResolvers: true, description: 'Result of sending a test email.' })
export class TestEmailDeliveryPayload {
  @Field(() => String, { description: 'Email address of the recipient: the caller.' }) readonly email!: string;
  @Field(() => String, { nullable: true, description: 'Reason why the email was not sent. Null if it was sent.' })
  readonly failure!: string | null;
}

const subject = 'Test email from the status page';
const body = 'Emails from this server are delivered.';

/** Sends an email to the caller and waits for the response of the SMTP server. Throws 429 after too many test emails. */
export const testEmailDelivery = bulkCommand(administrator, async (ctx): Promise<TestEmailDeliveryPayload> => {
  const { services, request } = ctx;
  const caller = await userById(ctx, actorOf(ctx).id);
  if (!caller) throw new AppError('USER_NOT_FOUND');
  await services.rateLimits.consume('testEmail', { ip: request.ip, email: caller.email });
  const outcome = await services.mail.sendNow({
    id: randomUUID(),
    writtenAt: new Date(),
    to: caller.email,
    subject,
    html: inEmailLayout(services.config.brandName, `<p>${body}</p>`),
    text: body,
  });
  return { email: caller.email, failure: outcome.kind === 'sent' ? null : outcome.reason };
});

@ObjectType({ simpleResolvers: true, description: 'Result of writing, reading and deleting a small object.' })
export class TestStoragePayload implements ProbeResult {
  @Field(() => Int, { description: 'Duration in milliseconds.' }) readonly durationMs!: number;
  @Field(() => String, { nullable: true, description: 'Reason for the failure. Null if the test succeeded.' })
  readonly failure!: string | null;
}

/** Writes, reads and deletes a small object in the storage for media and import files. */
export const testStorage = bulkCommand(administrator, ({ services }) => services.system.testStorage());
