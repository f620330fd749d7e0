import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { type Page, pageOf, type Slice, SortDirection } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/containing.ts';
import { type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { EmailDispatchStatus, hasBegun } from '../email-dispatch-status.ts';
import {
  EmailChannelId,
  type EmailChannelReportFilter,
  EmailChannelReportQuery,
  type EmailChannelReportSort,
} from './channel-report.input.ts';
import type { EmailChannelReportType } from './channel-report.type.ts';

const channel = conditionsOn('email_channel', 'c');
const c = columnsOf('email_channel', 'c');
const d = columnsOf('email_dispatch', 'd');

/** Mails to many that go to the newsletter `c`. */
const dispatches = channel
  .selectFrom('email_dispatch_channel as dc')
  .innerJoin('email_dispatch as d', 'd.id', 'dc.dispatch_id')
  .whereRef('dc.channel_id', '=', 'c.id');

const scheduled = dispatches.where('d.status', '=', EmailDispatchStatus.SCHEDULED);

const subscribers = channel
  .selectFrom('email_subscription as s')
  .select(rowCount.as('count'))
  .whereRef('s.channel_id', '=', 'c.id');

function channelsThat({ text, isScheduled }: EmailChannelReportFilter): Condition {
  const conditions: Condition[] = [];
  if (text) conditions.push(sql<boolean>`${c('name')}::text ilike ${containing(text)}`);
  if (typeof isScheduled === 'boolean') {
    const some = channel.exists(scheduled.select('d.id'));
    conditions.push(isScheduled ? some : channel.not(some));
  }
  return channel.and(conditions);
}

/** SQL behind `order by`, over the names of what is read. Missing values come last both ways, ties go by name. */
function orderOf(sort: readonly EmailChannelReportSort[]): RawBuilder<unknown> {
  const columns = sort.map(({ field, direction }) =>
    direction === SortDirection.DESC ? sql`${sql.ref(field)} desc nulls last` : sql`${sql.ref(field)} asc nulls last`,
  );
  return sql.join([...columns, sql.ref('name')]);
}

async function readReports(
  em: EntityManager,
  where: Condition,
  { sort, limit, offset }: Slice & { sort: readonly EmailChannelReportSort[] },
): Promise<EmailChannelReportType[]> {
  const rows = await queryIn(em)
    .selectFrom('email_channel as c')
    .select([
      'c.id',
      'c.name',
      'c.version',
      subscribers.$asScalar().$notNull().as('subscribers'),
      dispatches.select(rowCount.as('count')).$asScalar().$notNull().as('dispatches'),
      scheduled.select(rowCount.as('count')).$asScalar().$notNull().as('scheduled'),
      dispatches
        .select(({ fn }) => fn.max<string | null>('d.send_at').as('at'))
        .where(hasBegun(d('status')))
        .$asScalar()
        .as('lastSentAt'),
    ])
    .where(where)
    .orderBy(orderOf(sort))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...row, lastSentAt: row.lastSentAt === null ? null : new Date(row.lastSentAt) }));
}

async function countChannels(em: EntityManager, where: Condition): Promise<number> {
  const channels = queryIn(em).selectFrom('email_channel as c').select(rowCount.as('count')).where(where);
  return (await channels.executeTakeFirstOrThrow()).count;
}

/** One page of newsletters, each with who gets it and what is sent to it: one query. */
export const pageChannelReports = query(
  administrator,
  EmailChannelReportQuery,
  ({ em }, { filter, sort, page }): Promise<Page<EmailChannelReportType>> => {
    const where = channelsThat(filter ?? {});
    return pageOf(
      page,
      (slice) => readReports(em, where, { ...slice, sort: sort ?? [] }),
      () => countChannels(em, where),
    );
  },
);

/** One newsletter of these. Throws ITEM_NOT_FOUND. */
export const findChannelReport = query(administrator, EmailChannelId, async ({ em }, { id }) => {
  const [report] = await readReports(em, channel('c.id', '=', id), { sort: [], limit: 1, offset: 0 });
  if (!report) {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such channel' }] });
  }
  return report;
});
