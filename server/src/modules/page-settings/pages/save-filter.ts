import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { definedFields } from '../../../kernel/input/patch-fields.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { arrangeFilters, requireFit } from './arrange-filters.ts';
import { PageFilter } from './filter.entity.ts';
import {
  CreatePageFilterInput,
  DeletePageFilterInput,
  MovePageFiltersInput,
  UpdatePageFilterInput,
} from './filter.input.ts';
import type { PageSettings } from './page-settings.entity.ts';
import { type FilterRow, filterNotFound, isFilter, readFilter } from './read-filters.ts';
import { lockPage, readPage, wholePage } from './read-page-settings.ts';

/** Adds a new filter to a page, at the end by default. */
export const createPageFilter = command(administrator, CreatePageFilterInput, async (ctx, { filter: input }) => {
  const { em } = ctx;
  const { pageName, position, ...fields } = input;
  const page = await lockPage(em, pageName, 'filter.pageName');
  const filter = em.create(PageFilter, { ...fields, page, position: position ?? (await lastPosition(em, page)) });
  await requireFit(ctx, filter, page.list, { field: 'filter.field', kind: 'filter.kind' });
  return saveFilter(em, filter, 'filter');
});

/**
 * Updates a filter, and optionally moves it to another page. Throws STALE_VERSION if another request has changed it.
 */
export const updatePageFilter = command(
  administrator,
  UpdatePageFilterInput,
  async (ctx, { id, expectedVersion, set }) => {
    const { em } = ctx;
    const filter = await lockFilter(em, id);
    checkVersion(filter, expectedVersion);
    const before = { page: filter.page, field: filter.field, kind: filter.kind };
    const { pageName, position, ...fields } = set;
    em.assign(filter, definedFields(fields));
    if (pageName !== undefined) filter.page = pageName === null ? null : await lockPage(em, pageName, 'set.pageName');
    const isMoved = filter.page !== before.page;
    if (isMoved || filter.field !== before.field || filter.kind !== before.kind) {
      await requireFit(ctx, filter, filter.page?.list ?? null, {
        field: fields.field === undefined ? 'set.pageName' : 'set.field',
        kind: fields.kind === undefined ? 'set.field' : 'set.kind',
      });
    }
    if (position !== undefined) filter.position = position;
    else if (isMoved) filter.position = await lastPosition(em, filter.page);
    return saveFilter(em, filter, 'set');
  },
);

/** Deletes a filter with its options. */
export const deletePageFilter = command(
  administrator,
  DeletePageFilterInput,
  async ({ em }, { id, expectedVersion }) => {
    const filter = await lockFilter(em, id);
    checkVersion(filter, expectedVersion);
    await em.remove(filter).flush();
    return { filterId: id };
  },
);

/** Sets the filters of a page and their order. */
export const movePageFilters = command(administrator, MovePageFiltersInput, async (ctx, { pageName, filterIds }) => {
  const { em } = ctx;
  const page = await lockPage(em, pageName);
  await arrangeFilters(ctx, page, filterIds, 'filterIds');
  return readPage(em, wholePage(page.id));
});

/** Locks a filter until the transaction ends, and returns it with its page. Throws ITEM_NOT_FOUND naming `path`. */
export async function lockFilter(em: EntityManager, id: number, path = 'id'): Promise<PageFilter> {
  const filter = await em.findOne(PageFilter, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!filter) throw filterNotFound(path);
  await em.populate(filter, ['page']);
  return filter;
}

async function lastPosition(em: EntityManager, page: PageSettings | null): Promise<number> {
  const [last] = await em.find(PageFilter, { page }, { orderBy: { position: 'desc' }, limit: 1 });
  return last ? last.position + 1 : 0;
}

/** Writes the changes and returns the filter with all fields that administrators may see. */
async function saveFilter(em: EntityManager, filter: PageFilter, path: string): Promise<FilterRow> {
  await flushUnique(em, () => invalid(`${path}.field`, 'already has a filter on this page'));
  return readFilter(em, isFilter(filter.id));
}
