import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inChunks, type Listing, pageOf, type Slice } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/containing.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { templateNotFound } from './change-templates.ts';
import { EmailTemplate } from './email-template.entity.ts';
import { type EmailTemplateFilter, EmailTemplateId, EmailTemplateQuery } from './email-template.input.ts';

const byName = { name: 'asc' } as const;

function templatesThat({ text }: EmailTemplateFilter): FilterQuery<EmailTemplate> {
  if (!text) return {};
  const part = containing(text);
  return { $or: [{ name: { $ilike: part } }, { subject: { $ilike: part } }] };
}

const readTemplates = (em: EntityManager, where: FilterQuery<EmailTemplate>, slice: Slice): Promise<EmailTemplate[]> =>
  em.find(EmailTemplate, where, { orderBy: byName, ...slice });

const countTemplates = (em: EntityManager, where: FilterQuery<EmailTemplate>): Promise<number> =>
  em.fork().count(EmailTemplate, where);

/** One page of templates, by name. */
export const pageEmailTemplates = query(administrator, EmailTemplateQuery, ({ em }, { filter, page }) => {
  const where = templatesThat(filter ?? {});
  return pageOf(
    page,
    (slice) => readTemplates(em, where, slice),
    () => countTemplates(em, where),
  );
});

/** One template. Throws EMAIL_TEMPLATE_NOT_FOUND. */
export const findEmailTemplate = query(administrator, EmailTemplateId, ({ em }, { id }) => readTemplate(em, id, 'id'));

/** A template by its id. Throws EMAIL_TEMPLATE_NOT_FOUND naming `path`. */
export async function readTemplate(em: EntityManager, id: number, path: string): Promise<EmailTemplate> {
  const template = await em.findOne(EmailTemplate, { id });
  if (!template) throw templateNotFound(path);
  return template;
}

/** A template for GraphQL by its id, together with all others asked for in the same moment by one query. */
export const templateById = batch(async ({ em }, ids: readonly number[]) => {
  const found = await em.find(EmailTemplate, { id: { $in: [...ids] } });
  return new Map(found.map((template) => [template.id, template]));
});

/** Bodies may be long. */
const chunkSize = 50;

/** All templates, by name. */
export const listEmailTemplates = query(
  administrator,
  async ({ em, loaders }): Promise<Listing<EmailTemplate>> => ({
    etag: async () => etagOf('email templates', await revisionOf({ em, loaders }, ['email_template'])),
    page: async ({ index, size }) => ({
      items: await readTemplates(em, {}, { limit: size, offset: index * size }),
      index,
      size,
      total: () => countTemplates(em, {}),
    }),
    rows: () =>
      inChunks((last: EmailTemplate | undefined) =>
        em
          .fork({ keepTransactionContext: true })
          .find(EmailTemplate, last ? { name: { $gt: last.name } } : {}, { orderBy: byName, limit: chunkSize }),
      ),
  }),
);
