import { LockMode } from '@mikro-orm/postgresql';
import { type ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { FilterKind } from '../filter-kind.ts';
import { filterFieldOf, requireKind } from '../lists/page-lists.ts';
import { PageFilter } from './filter.entity.ts';
import { PageFilterOption } from './filter-option.entity.ts';
import type { PageSettings } from './page-settings.entity.ts';

/** Paths of the input fields, for use in errors. */
interface Paths {
  readonly field: string;
  readonly kind: string;
}

/**
 * Throws INVALID_REQUEST unless the list supports this type of filter for the field and every option is a valid value
 * of the field. If `list` is null, checks only that a filter other than a multiselect has no options.
 */
export async function requireFit(
  { em, services }: Pick<RequestContext, 'em' | 'services'>,
  filter: PageFilter,
  list: string | null,
  paths: Paths,
): Promise<void> {
  const facts = list === null ? null : filterFieldOf(services.schema(), list, filter.field, paths.field);
  if (facts) requireKind(facts, filter.kind, paths.kind);
  const options = filter.id === undefined ? [] : await em.find(PageFilterOption, { filter });
  if (options.length > 0 && filter.kind !== FilterKind.MULTISELECT) {
    throw invalid(paths.kind, 'must be multiselect while the filter has options');
  }
  const refused = facts && options.find(({ value }) => !facts.accepts(value));
  if (refused) throw invalid(paths.field, `does not accept the option ${refused.value}`);
}

/**
 * Sets the filters of a page, in the order of `ids`. Filters of other pages are moved to this page. Filters of this
 * page that are not listed are removed from it. Throws ITEM_NOT_FOUND or INVALID_REQUEST naming `path.<index>`.
 */
export async function arrangeFilters(
  ctx: Pick<RequestContext, 'em' | 'services'>,
  page: PageSettings,
  ids: readonly number[],
  path: string,
): Promise<void> {
  const { em } = ctx;
  const rows = await em.find(
    PageFilter,
    { $or: [{ id: { $in: [...ids] } }, { page }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const byId = new Map(rows.map((filter) => [filter.id, filter]));
  const filters = ids.flatMap((id) => byId.get(id) ?? []);
  const missing = ids.flatMap((id, index): ErrorDetail[] =>
    byId.has(id) ? [] : [{ path: `${path}.${index}`, message: 'the filter does not exist' }],
  );
  if (missing.length > 0) throw new AppError('ITEM_NOT_FOUND', { details: missing });

  for (const [index, filter] of filters.entries()) {
    const at = `${path}.${index}`;
    if (filter.page !== page) await requireFit(ctx, filter, page.list, { field: at, kind: at });
    if (filters.findIndex(({ field }) => field === filter.field) !== index) {
      throw invalid(at, `the page already has a filter for ${filter.field}`);
    }
  }
  for (const filter of rows) if (!ids.includes(filter.id)) filter.page = null;
  // Changes are flushed one by one, because a page must not have two filters on the same field, not even within the
  // transaction.
  await em.flush();
  for (const [position, filter] of filters.entries()) Object.assign(filter, { page, position });
  await em.flush();
}
