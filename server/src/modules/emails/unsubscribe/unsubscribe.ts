import type { Request, RequestHandler } from 'express';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { allowDuringMaintenance, guest } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command, Unchecked } from '../../../kernel/use-cases/use-case.ts';
import type { EmailChannel } from '../../accounts/users/index.ts';
import { stopByToken } from '../../exports/index.ts';
import { conditionsOn, queryIn } from '../database.ts';

@InputType({ description: 'Emails to unsubscribe from.' })
export class UnsubscribeInput {
  @Field(() => String, { description: 'Token of the unsubscribe link in an email. Can be used repeatedly.' })
  @RequiredText(100)
  token!: string;
}

/** Emails that the recipient will no longer get. */
export interface Unsubscribed {
  /** Address to which the email was sent. */
  readonly email: string;
  /**
   * If true, the recipient was selected individually and will get no more newsletters or bulk emails. If false, only
   * the newsletters in `channels` are stopped.
   */
  readonly isFromAll: boolean;
  /** Newsletters to which the email was sent. */
  readonly channels: readonly Pick<EmailChannel, 'id' | 'name'>[];
  /** Name of the weekly price list that is stopped. Null if the email did not contain one. */
  readonly priceList: string | null;
}

/** Query for the newsletters to which the dispatch of the copy `y` was sent. */
const sentTo = conditionsOn('email_delivery', 'y')
  .selectFrom('email_dispatch_channel as d')
  .innerJoin('email_channel as c', 'c.id', 'd.channel_id')
  .select(['c.id', 'c.name'])
  .whereRef('d.dispatch_id', '=', 'y.dispatch_id')
  .orderBy('c.name');

const isToken = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * Unsubscribes the recipient of an email from the newsletters to which it was sent, or from a weekly price list. If
 * the recipient was selected individually, unsubscribes from all bulk emails. The token in the email is sufficient;
 * no sign-in is needed. Idempotent. Throws VERIFICATION_FAILED.
 */
export const unsubscribe = command(
  allowDuringMaintenance(guest),
  UnsubscribeInput,
  async ({ em }, { token }): Promise<Unsubscribed> => {
    const db = queryIn(em);
    const validToken = isToken(token) ? token : null;
    const holder = await db
      .selectFrom('email_delivery as y')
      .select([
        'y.user_id as userId',
        'y.dispatch_id as dispatchId',
        'y.address as email',
        'y.is_by_name as isFromAll',
        jsonArrayFrom(sentTo).as('channels'),
      ])
      .where('y.unsubscribe_token', '=', validToken)
      .executeTakeFirst();
    if (!holder) {
      const list = validToken === null ? undefined : await stopByToken(em, validToken);
      if (list) return { email: list.email, isFromAll: false, channels: [], priceList: list.name };
      throw new AppError('VERIFICATION_FAILED', {
        details: [{ path: 'token', message: 'is not a valid unsubscribe token' }],
        explanation: 'The unsubscribe link is not valid or is incomplete. Open the link in the email again.',
      });
    }
    const { userId, dispatchId, email, isFromAll, channels } = holder;
    if (isFromAll) {
      await db.deleteFrom('email_subscription').where('user_id', '=', userId).execute();
      await db
        .insertInto('email_opt_out')
        .values({ user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await db
        .deleteFrom('email_subscription')
        .where('user_id', '=', userId)
        .where('channel_id', 'in', (channels) =>
          channels.selectFrom('email_dispatch_channel').select('channel_id').where('dispatch_id', '=', dispatchId),
        )
        .execute();
    }
    return { email, isFromAll, channels, priceList: null };
  },
);

/**
 * Handles the POST request that email clients send for one-click unsubscribe (RFC 8058). The token is in the URL, and
 * the body is ignored. A GET request changes nothing, because link scanners follow every link.
 */
export const oneClickUnsubscribe =
  (contextOf: (req: Request) => Promise<RequestContext>): RequestHandler =>
  async (req, res) => {
    await unsubscribe(await contextOf(req), new Unchecked({ token: req.query.token }));
    res.type('text/plain').send('You have been unsubscribed.\n');
  };
