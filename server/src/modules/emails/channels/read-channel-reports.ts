import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { OptionalObject } from '../../../kernel/input/field-rules.ts';
import { FilterFlag, FilterText } from '../../../kernel/input/filter-fields.ts';
import { maxSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { type Page, PageInput, pageOf, type Slice, SortDirection } from '../../../kernel/input/page.ts';
import { IsEnum, IsId } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { containing } from '../../../kernel/values/text.ts';
import { type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { EmailDispatchStatus, hasBegun } from '../email-dispatch-status.ts';
import type { EmailChannelReportType } from './channel-report.type.ts';

@InputType({ description: 'Filter for newsletters. Fields are combined with AND.' })
export class EmailChannelReportFilter {
  @FilterText('Part of the name.')
  text?: string | null;

  @FilterFlag('Whether a bulk email to the newsletter is scheduled.')
  isScheduled?: boolean | null;
}

/** Fields by which newsletters can be sorted. The values are columns of the report. */
enum EmailChannelReportSortField {
  NAME = 'name',
  SUBSCRIBERS = 'subscribers',
  LAST_SENT_AT = 'lastSentAt',
}

describedEnum(EmailChannelReportSortField, {
  name: 'EmailChannelReportSortField',
  description: 'Sort fields of newsletters. Ties are ordered by name.',
  values: {
    NAME: 'Name.',
    SUBSCRIBERS: 'Number of subscribers.',
    LAST_SENT_AT: 'When sending of the last bulk email to the newsletter started.',
  },
});

@InputType({ description: 'Sort column and direction.' })
export class EmailChannelReportSort {
  @Field(() => EmailChannelReportSortField, { description: 'Column to sort by.' })
  @IsEnum(EmailChannelReportSortField)
  field!: EmailChannelReportSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Sort direction.' })
  @IsEnum(SortDirection)
  direction: SortDirection = SortDirection.ASC;
}

class EmailChannelReportQuery {
  @OptionalObject(() => EmailChannelReportFilter)
  filter?: EmailChannelReportFilter | null | undefined;

  @OptionalObjects(() => EmailChannelReportSort, maxSorts)
  sort?: EmailChannelReportSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

class EmailChannelId {
  @IsId()
  id!: number;
}

const channel = conditionsOn('email_channel', 'c');
const c = columnsOf('email_channel', 'c');
const d = columnsOf('email_dispatch', 'd');

/** Subquery for the bulk emails sent to the newsletter `c`. */
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
    const hasScheduled = channel.exists(scheduled.select('d.id'));
    conditions.push(isScheduled ? hasScheduled : channel.not(hasScheduled));
  }
  return channel.and(conditions);
}

/** Returns the `order by` expressions. Missing values are sorted last in both directions. Ties are sorted by name. */
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

/** Returns one page of newsletters with their subscribers and bulk emails. Runs one query. */
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

/** Returns a newsletter with its subscribers and bulk emails. Throws ITEM_NOT_FOUND. */
export const findChannelReport = query(administrator, EmailChannelId, async ({ em }, { id }) => {
  const [report] = await readReports(em, channel('c.id', '=', id), { sort: [], limit: 1, offset: 0 });
  if (!report) {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'the newsletter does not exist' }] });
  }
  return report;
});
