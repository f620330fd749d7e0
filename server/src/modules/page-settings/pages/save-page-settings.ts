import { type EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import { definedFields } from '../../../kernel/input/patch-fields.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { pageListOf, requireColumns, requireSortField } from '../lists/page-lists.ts';
import { standardPage } from '../standard-pages/standard-pages.ts';
import { arrangeFilters } from './arrange-filters.ts';
import { PageSettings } from './page-settings.entity.ts';
import {
  CreatePageSettingsInput,
  DeletePageSettingsInput,
  type PageSettingsPatch,
  UpdatePageSettingsInput,
} from './page-settings.input.ts';
import { lockPage, type PageSettingsRow, readPage, wholePage } from './read-page-settings.ts';

/** Default sort field of lists that have this field. */
const preferredSortField = 'CARATS';

/**
 * Creates settings for a page that has none: the default settings for a standard page, empty settings for other
 * pages.
 */
export const createPageSettings = command(administrator, CreatePageSettingsInput, async ({ em, services }, input) => {
  const standard = standardPage(input.pageName);
  const name = standard?.list ?? input.list ?? 'diamonds';
  const list = pageListOf(services.schema(), name);
  if (!standard && !list) throw invalid('list', 'is not a valid list');
  if (standard && input.list && input.list !== name) throw invalid('list', `must be ${name} for this page`);
  const page = em.create(PageSettings, {
    pageName: standard?.pageName ?? input.pageName,
    list: name,
    title: standard?.title ?? input.pageName,
    description: standard?.description ?? null,
    isVisible: standard?.isVisible ?? true,
    columns: [...(standard?.columns ?? [])],
    sortField: standard?.sortField ?? (list?.sortFields.has(preferredSortField) ? preferredSortField : null),
    sortDirection: standard?.sortDirection ?? SortDirection.ASC,
  });
  await flushUnique(em, () => conflict('pageName', 'the page already has settings'));
  return savePage(em, page);
});

/** Updates the settings of a page. Throws STALE_VERSION if another request has changed them. */
export const updatePageSettings = command(
  administrator,
  UpdatePageSettingsInput,
  async (ctx, { pageName, expectedVersion, set }) => {
    const { em } = ctx;
    const page = await lockPage(em, pageName);
    checkVersion(page, expectedVersion);
    write(ctx, page, set);
    if (set.filterIds) await arrangeFilters(ctx, page, set.filterIds, 'set.filterIds');
    return savePage(em, page);
  },
);

/** Deletes the settings of a page. Its filters are removed from the page but not deleted. */
export const deletePageSettings = command(
  administrator,
  DeletePageSettingsInput,
  async ({ em }, { pageName, expectedVersion }) => {
    const page = await lockPage(em, pageName);
    checkVersion(page, expectedVersion);
    await em.remove(page).flush();
    return { pageName: page.pageName };
  },
);

function write(
  { em, services }: Pick<RequestContext, 'em' | 'services'>,
  page: PageSettings,
  { columns, defaultSort, ...set }: PageSettingsPatch,
): void {
  const { filterIds: _, ...same } = set;
  em.assign(page, definedFields(same));
  if (columns) {
    requireColumns(services.schema(), page.list, columns, 'set.columns');
    page.columns = columns;
  }
  if (defaultSort === undefined) return;
  if (defaultSort) requireSortField(services.schema(), page.list, defaultSort.field, 'set.defaultSort.field');
  page.sortField = defaultSort?.field ?? null;
  page.sortDirection = defaultSort?.direction ?? page.sortDirection;
}

/** Writes the changes and returns the settings with all filters that administrators may see. */
async function savePage(em: EntityManager, page: PageSettings): Promise<PageSettingsRow> {
  await em.flush();
  return readPage(em, wholePage(page.id));
}
