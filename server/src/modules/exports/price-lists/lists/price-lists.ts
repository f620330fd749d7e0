import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, conflict } from '../../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../../kernel/graphql.ts';
import { RequiredLine, RequiredObject } from '../../../../kernel/input/field-rules.ts';
import { IsId, IsIn } from '../../../../kernel/input/rules.ts';
import { actorOf, signedIn } from '../../../../kernel/use-cases/access.ts';
import { command, query } from '../../../../kernel/use-cases/use-case.ts';
import { MailStatus } from '../../../../platform/email/tracked-mail.entity.ts';
import { sendingDomainOf } from '../../../accounts/agents/index.ts';
import { lockUser } from '../../../accounts/users/index.ts';
import { queryIn } from '../../database.ts';
import { ExportedList, resolveListInput } from '../../exported-list.input.ts';
import { checkList } from '../../prepare-export.ts';
import { PriceList } from './price-list.entity.ts';
import { nextSending, Weekday } from './weekday.ts';

@InputType({ description: 'Input for `sendPriceList`.' })
export class SendPriceListInput {
  @Field(() => ExportedList, { description: 'List to send.' })
  @RequiredObject(() => ExportedList)
  list!: ExportedList;

  @Field(() => String, {
    description: 'Name of the list in the email and the file name: one line, at most 100 characters.',
  })
  @RequiredLine(100)
  name!: string;
}

@InputType({ description: 'Input for `schedulePriceList`.' })
export class SchedulePriceListInput extends SendPriceListInput {
  @Field(() => Weekday, { description: 'Weekday on which the list is sent, at 06:00 UTC.' })
  // `IsEnum` is not used, because it also accepts the names of a numeric enum.
  @IsIn(
    Object.values(Weekday).filter((value) => typeof value === 'number'),
    { message: 'must be a day of the week' },
  )
  weekday!: Weekday;
}

@InputType({ description: 'Input for `stopPriceList`.' })
export class StopPriceListInput {
  @Field(() => ID, { description: 'Price list ID.' })
  @IsId()
  id!: number;
}

export interface PriceListRow {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly weekday: Weekday;
  readonly createdAt: Date;
  readonly nextSendAt: Date;
  readonly lastSentAt: Date | null;
  /** Reason why the last email was not sent. Null if it was sent, or if there was none. */
  readonly lastFailure: string | null;
}

/** Reads a user's price lists, sorted by name, or a single list. */
async function readPriceLists(em: EntityManager, userId: number, id?: number): Promise<PriceListRow[]> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('price_list as p')
    .leftJoinLateral(
      (mails) =>
        mails
          .selectFrom('price_list_mail as m')
          .select(['m.settled_at', 'm.status', 'm.failure'])
          .whereRef('m.price_list_id', '=', 'p.id')
          .where('m.settled_at', 'is not', null)
          .orderBy('m.settled_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      ...(['p.id', 'p.name', 'p.kind', 'p.weekday'] as const),
      'p.created_at as createdAt',
      'p.next_send_at as nextSendAt',
      'last.settled_at as settledAt',
      'last.status as lastStatus',
      'last.failure as lastFailure',
    ])
    .where('p.user_id', '=', userId)
    .where('p.stopped_at', 'is', null)
    .$if(id !== undefined, (all) => all.where('p.id', '=', id ?? 0))
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
  return rows.map(({ createdAt, nextSendAt, settledAt, lastStatus, lastFailure, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    nextSendAt: new Date(nextSendAt),
    lastSentAt: lastStatus === MailStatus.SENT && settledAt !== null ? new Date(settledAt) : null,
    lastFailure,
  }));
}

/** Maximum number of weekly price lists per account. */
const maxLists = 10;

const unknownList = (): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    details: [{ path: 'id', message: 'is not a weekly price list of yours' }],
    explanation: 'This weekly price list does not exist or has been stopped.',
  });

/**
 * Schedules a weekly price list for the caller. Throws FORBIDDEN if the query uses fields that the caller may not
 * read, and INVALID_REQUEST 409 if the caller already has ten lists.
 */
export const schedulePriceList = command(
  signedIn,
  SchedulePriceListInput,
  async (ctx, { list, name, weekday }): Promise<PriceListRow> => {
    const { em } = ctx;
    const { type, question } = resolveListInput(list);
    await checkList(ctx, type, question);
    const { id: userId } = await lockUser(em, actorOf(ctx).id);
    if ((await em.count(PriceList, { userId, stoppedAt: null })) >= maxLists) {
      throw conflict('list', `cannot be scheduled: you already have ${maxLists} weekly price lists`, tooManyLists);
    }
    const priceList = em.create(PriceList, {
      ...{ userId, name, kind: type.name, question, weekday },
      nextSendAt: nextSending(weekday, new Date()),
      domain: await sendingDomainOf(ctx),
    });
    await em.flush();
    const [row] = await readPriceLists(em, userId, priceList.id);
    if (!row) throw unknownList();
    return row;
  },
);

const tooManyLists = `You already get ${maxLists} price lists. Stop one of them first.`;

/** Returns the caller's weekly price lists, sorted by name. */
export const findPriceLists = query(signedIn, (ctx) => readPriceLists(ctx.em, actorOf(ctx).id));

/**
 * Stops one of the caller's weekly price lists. Throws ITEM_NOT_FOUND if it belongs to another user or has already
 * been stopped.
 */
export const stopPriceList = command(signedIn, StopPriceListInput, async (ctx, { id }) => {
  const criteria = { id, userId: actorOf(ctx).id, stoppedAt: null };
  const stopped = await ctx.em.nativeUpdate(PriceList, criteria, { stoppedAt: new Date() });
  if (stopped === 0) throw unknownList();
  return { priceListId: id };
});

/** Name of the stopped list and email address of its owner. */
interface StoppedList {
  readonly email: string;
  readonly name: string;
}

/** Stops a weekly price list by the token in its emails. Idempotent. Returns undefined for an unknown token. */
export const stopByToken = (em: EntityManager, token: string): Promise<StoppedList | undefined> =>
  queryIn(em)
    .updateTable('price_list as p')
    .from('user_account as u')
    .set({ stopped_at: sql<string>`coalesce(p.stopped_at, now())` })
    .where('p.unsubscribe_token', '=', token)
    .whereRef('u.id', '=', 'p.user_id')
    .returning(['u.email', 'p.name'])
    .executeTakeFirst();
