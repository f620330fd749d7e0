import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { inChunks, type Listing, pageOf, type Slice } from '../../../kernel/input/page.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/text.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { anyOf, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { hasBegun } from '../email-dispatch-status.ts';
import { templateNotFound } from './change-templates.ts';
import { EmailTemplate } from './email-template.entity.ts';
import {
  type EmailTemplateFilter,
  EmailTemplateId,
  EmailTemplateQuery,
  type EmailTemplateSort,
} from './email-template.input.ts';

const byName = { name: 'asc' } as const;

const template = conditionsOn('email_template', 't');
const t = columnsOf('email_template', 't');
const d = columnsOf('email_dispatch', 'd');

const isUsedNow = sql<boolean>`exists (select from email_dispatch d where ${d('template_id')} = ${t('id')})`;

function templatesThat({ text, isUsed }: EmailTemplateFilter): Condition {
  const conditions: Condition[] = [];
  if (text) {
    const part = containing(text);
    conditions.push(sql<boolean>`(${t('name')}::text ilike ${part} or ${t('subject')} ilike ${part})`);
  }
  if (typeof isUsed === 'boolean') conditions.push(template(isUsedNow, '=', isUsed));
  return template.and(conditions);
}

async function pageTemplates(
  em: EntityManager,
  where: Condition,
  { sort, limit, offset }: Slice & { sort: readonly EmailTemplateSort[] },
): Promise<RowOf<EmailTemplate>[]> {
  let rows = queryIn(em)
    .selectFrom('email_template as t')
    .select(rowColumns(em, EmailTemplate, 't'))
    .where(where);
  for (const { field, direction } of sort) rows = rows.orderBy(`t.${field}`, direction);
  return rows.orderBy('t.name').limit(limit).offset(offset).execute();
}

async function countTemplates(em: EntityManager, where: Condition): Promise<number> {
  const templates = queryIn(em).selectFrom('email_template as t').select(rowCount.as('count')).where(where);
  return (await templates.executeTakeFirstOrThrow()).count;
}

/** Returns one page of templates, sorted by name by default. */
export const pageEmailTemplates = query(administrator, EmailTemplateQuery, ({ em }, { filter, sort, page }) => {
  const where = templatesThat(filter ?? {});
  return pageOf(
    page,
    (slice) => pageTemplates(em, where, { ...slice, sort: sort ?? [] }),
    () => countTemplates(em, where),
  );
});

/** Returns a template. Throws EMAIL_TEMPLATE_NOT_FOUND. */
export const findEmailTemplate = query(administrator, EmailTemplateId, ({ em }, { id }) => readTemplate(em, id, 'id'));

/** Returns a template. Throws EMAIL_TEMPLATE_NOT_FOUND naming `path`. */
export async function readTemplate(em: EntityManager, id: number, path: string): Promise<EmailTemplate> {
  const template = await em.findOne(EmailTemplate, { id });
  if (!template) throw templateNotFound(path);
  return template;
}

/** Returns a template for GraphQL. Calls in the same tick share one query. */
export const templateById = batch(async ({ em }, ids: readonly number[]) => {
  const templates = await em.find(EmailTemplate, { id: { $in: [...ids] } });
  return new Map(templates.map((template) => [template.id, template]));
});

/** Number of rows per chunk. It is low, because bodies can be long. */
const chunkSize = 50;

/** Returns all templates, sorted by name. */
export const listEmailTemplates = query(
  administrator,
  async ({ em, loaders }): Promise<Listing<EmailTemplate>> => ({
    etag: async () => etagOf('email templates', await revisionOf({ em, loaders }, ['email_template'])),
    page: async ({ index, size }) => ({
      items: await em.find(EmailTemplate, {}, { orderBy: byName, limit: size, offset: index * size }),
      index,
      size,
      total: () => em.fork().count(EmailTemplate),
    }),
    rows: () =>
      inChunks((last: EmailTemplate | undefined) =>
        em
          .fork({ keepTransactionContext: true })
          .find(EmailTemplate, last ? { name: { $gt: last.name } } : {}, { orderBy: byName, limit: chunkSize }),
      ),
  }),
);

/** Use of a template in bulk emails. */
interface TemplateUse {
  /** Number of bulk emails that use the template, including scheduled ones. */
  readonly dispatches: number;
  /** Time at which delivery of the most recent of these emails began. Null if none has begun. */
  readonly lastSentAt: Date | null;
}

const readUsageRows = batch(async ({ em }, templateIds: readonly number[]) => {
  const rows = await queryIn(em)
    .selectFrom('email_dispatch as d')
    .select([
      sql<number>`${d('template_id')}`.as('templateId'),
      rowCount.as('dispatches'),
      sql<string | null>`max(${d('send_at')}) filter (where ${hasBegun(d('status'))})`.as('lastSentAt'),
    ])
    .where('d.template_id', '=', anyOf(templateIds))
    .groupBy('d.template_id')
    .execute();
  return new Map(
    rows.map(({ templateId, dispatches, lastSentAt }) => [
      templateId,
      { dispatches, lastSentAt: lastSentAt === null ? null : new Date(lastSentAt) },
    ]),
  );
});

/** Returns the usage of a template. Calls in the same tick share one query. */
export const readUsage = async (ctx: RequestContext, templateId: number): Promise<TemplateUse> =>
  (await readUsageRows(ctx, templateId)) ?? { dispatches: 0, lastSentAt: null };
