import { sql } from 'kysely';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, queryIn } from '../database.ts';
import { hasBegun } from '../email-dispatch-status.ts';

const d = columnsOf('email_dispatch', 'd');

/** What mails were made from a template. */
export interface TemplateUse {
  /** Mails to many, those that are scheduled included. */
  readonly dispatches: number;
  /** When the last one began; null where none has. */
  readonly lastSentAt: Date | null;
}

const useRows = batch(async ({ em }, templateIds: readonly number[]) => {
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

/** What was made from a template, together with all others asked for in the same moment by one query. */
export const useOf = async (ctx: RequestContext, templateId: number): Promise<TemplateUse> =>
  (await useRows(ctx, templateId)) ?? { dispatches: 0, lastSentAt: null };
