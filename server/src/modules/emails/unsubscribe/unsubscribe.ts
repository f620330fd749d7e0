import { sql } from 'kysely';
import { Field, InputType } from 'type-graphql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { evenWhileClosed, guest } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import type { EmailChannel } from '../../accounts/index.ts';

@InputType({ description: 'Input of unsubscribe.' })
export class UnsubscribeInput {
  @Field(() => String, { description: 'From the link of a mail. It works as often as it is used.' })
  @RequiredText(100)
  token!: string;
}

/** What somebody gets no more. */
export interface Unsubscribed {
  /** The address that the mail had gone to. */
  readonly email: string;
  /** The recipient was named: no newsletter and no mail to named users reaches them any more. Else only `channels` end. */
  readonly isFromAll: boolean;
  /** Newsletters that the mail was sent to. */
  readonly channels: readonly Pick<EmailChannel, 'id' | 'name'>[];
}

type Holder = Unsubscribed & { readonly userId: number; readonly dispatchId: number };

const isToken = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * Ends what brought somebody a mail: the newsletters that it was sent to; where they were named, everything. They need not be
 * signed in: whoever has the mail has the token. Doing it again changes nothing. Throws VERIFICATION_FAILED.
 */
export const unsubscribe = command(
  evenWhileClosed(guest),
  UnsubscribeInput,
  async ({ em }, { token }): Promise<Unsubscribed> => {
    const db = em.getKysely();
    const { rows } = await sql<Holder>`
    select y.user_id as "userId", y.dispatch_id as "dispatchId", y.address as email, y.is_by_name as "isFromAll",
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
        from email_dispatch_channel d join email_channel c on c.id = d.channel_id
        where d.dispatch_id = y.dispatch_id) as channels
    from email_delivery y where y.unsubscribe_token = ${isToken(token) ? token : null}`.execute(db);
    const [holder] = rows;
    if (!holder) {
      throw new AppError('VERIFICATION_FAILED', {
        details: [{ path: 'token', message: 'is not from a mail of ours' }],
      });
    }
    const { userId, dispatchId, email, isFromAll, channels } = holder;
    if (isFromAll) {
      await sql`delete from email_subscription where user_id = ${userId}`.execute(db);
      await sql`insert into email_opt_out (user_id) values (${userId}) on conflict do nothing`.execute(db);
    } else {
      await sql`
      delete from email_subscription where user_id = ${userId}
        and channel_id in (select channel_id from email_dispatch_channel where dispatch_id = ${dispatchId})`.execute(
        db,
      );
    }
    return { email, isFromAll, channels };
  },
);
