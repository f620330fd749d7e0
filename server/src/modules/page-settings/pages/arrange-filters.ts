import { LockMode } from '@mikro-orm/postgresql';
import { type ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { PageFilter } from './filter.entity.ts';
import { requireFit } from './fit-filter.ts';
import type { PageSettings } from './page-settings.entity.ts';

/**
 * Makes these the filters of a page, in this order: one of another page moves here, one of this page that is left out is
 * on no page then. Throws ITEM_NOT_FOUND or INVALID_REQUEST naming `path.<place>`.
 */
export async function arrangeFilters(
  ctx: Pick<RequestContext, 'em' | 'services'>,
  page: PageSettings,
  ids: readonly number[],
  path: string,
): Promise<void> {
  const { em } = ctx;
  const found = await em.find(
    PageFilter,
    { $or: [{ id: { $in: [...ids] } }, { page }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const byId = new Map(found.map((filter) => [filter.id, filter]));
  const filters = ids.flatMap((id) => byId.get(id) ?? []);
  const missing = ids.flatMap((id, place): ErrorDetail[] =>
    byId.has(id) ? [] : [{ path: `${path}.${place}`, message: 'there is no such filter' }],
  );
  if (missing.length > 0) throw new AppError('ITEM_NOT_FOUND', { details: missing });

  for (const [place, filter] of filters.entries()) {
    const at = `${path}.${place}`;
    if (filter.page !== page) await requireFit(ctx, filter, page.list, { field: at, kind: at });
    if (filters.findIndex(({ field }) => field === filter.field) !== place) {
      throw invalid(at, `the page has another filter of ${filter.field}`);
    }
  }
  for (const filter of found) if (!ids.includes(filter.id)) filter.page = null;
  // A page knows no moment with two filters of one field.
  await em.flush();
  for (const [position, filter] of filters.entries()) Object.assign(filter, { page, position });
  await em.flush();
}
