import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { administrator } from '../../../kernel/access.ts';
import { batch } from '../../../kernel/batch.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { etagOf } from '../../../kernel/etag.ts';
import { deepestRow, inChunks, type Listing, type Page, PageInput } from '../../../kernel/page.ts';
import { query } from '../../../kernel/use-case.ts';
import { revisionOf } from '../../../platform/change-marks.ts';
import { templateNotFound } from './change-templates.ts';
import { EmailTemplate } from './email-template.entity.ts';
import { type EmailTemplateFilter, EmailTemplateId, EmailTemplateQuery } from './email-template.input.ts';

const byName = { name: 'asc' } as const;

function templatesThat({ text }: EmailTemplateFilter): FilterQuery<EmailTemplate> {
  if (!text) return {};
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return { $or: [{ name: { $ilike: part } }, { subject: { $ilike: part } }] };
}

async function pageOf(
  em: EntityManager,
  where: FilterQuery<EmailTemplate>,
  { index, size }: PageInput,
): Promise<Page<EmailTemplate>> {
  if (index * size > deepestRow) throw invalid('page.index', `must not lead beyond row ${deepestRow}`);
  const items = await em.find(EmailTemplate, where, { orderBy: byName, limit: size, offset: index * size });
  return { items, index, size, total: () => em.fork().count(EmailTemplate, where) };
}

/** One page of templates, by name. */
export const pageEmailTemplates = query(administrator, EmailTemplateQuery, ({ em }, { filter, page }) =>
  pageOf(em, templatesThat(filter ?? {}), page ?? new PageInput()),
);

/** One template. Throws EMAIL_TEMPLATE_NOT_FOUND. */
export const findEmailTemplate = query(administrator, EmailTemplateId, ({ em }, { id }) => readTemplate(em, id, 'id'));

/** A template by its id. Throws EMAIL_TEMPLATE_NOT_FOUND naming `path`. */
export async function readTemplate(em: EntityManager, id: number, path: string): Promise<EmailTemplate> {
  const template = await em.findOne(EmailTemplate, { id });
  if (!template) throw templateNotFound(path);
  return template;
}

const everything = {};
const templates = batch(async ({ em }, ids: readonly number[], _variant: object) => {
  const found = await em.find(EmailTemplate, { id: { $in: [...ids] } });
  return new Map(found.map((template) => [template.id, template]));
});

/** A template for GraphQL by its id, together with all others asked for in the same moment by one query. */
export const templateById = (ctx: RequestContext, id: number): Promise<EmailTemplate | undefined> =>
  templates(ctx, id, everything);

/** Bodies may be long. */
const chunkSize = 50;

/** All templates, by name. */
export const listEmailTemplates = query(
  administrator,
  async ({ em }): Promise<Listing<EmailTemplate>> => ({
    etag: async () => etagOf('email templates', await revisionOf(em, ['email_template'])),
    page: (page) => pageOf(em, {}, page),
    rows: () =>
      inChunks((last: EmailTemplate | undefined) =>
        em.fork().find(EmailTemplate, last ? { name: { $gt: last.name } } : {}, { orderBy: byName, limit: chunkSize }),
      ),
  }),
);
