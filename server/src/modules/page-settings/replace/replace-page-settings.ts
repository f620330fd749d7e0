import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { invalid, staleVersion } from '../../../kernel/errors/errors.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { storedImage } from '../../../kernel/use-cases/media-input.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { FilterKind } from '../filter-kind.ts';
import { filterFieldOf, requireColumns, requireKind, requireSortField } from '../lists/page-lists.ts';
import { PageFilter } from '../pages/filter.entity.ts';
import { PageFilterOption } from '../pages/filter-option.entity.ts';
import type { PageSettings } from '../pages/page-settings.entity.ts';
import { lockPage, readPage, wholePage } from '../pages/read-page-settings.ts';
import { widestOptionPicture } from '../pages/save-filter-option.ts';
import { ReplacePageSettingsInput, type WholeFilterInput, type WholeOptionInput } from './whole-page.input.ts';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

interface PageContent extends Versioned {
  readonly filters: readonly (Versioned & { readonly options: readonly Versioned[] })[];
}

/** Returns a version tag for a page with its filters and options. It changes if any of them changes. */
export const contentTag = ({ id, version, filters }: PageContent): string =>
  etagOf(
    id,
    version,
    ...filters.flatMap((filter) => [
      filter.id,
      filter.version,
      ...filter.options.flatMap((option) => [-option.id, option.version]),
    ]),
  );

/** Option with the stored path of its picture. */
interface ReadyOption extends Pick<WholeOptionInput, 'value' | 'label'> {
  readonly imageUrl: string | null;
}

interface ReadyFilter extends Omit<WholeFilterInput, 'options'> {
  readonly options: readonly ReadyOption[];
}

/**
 * Replaces the settings of a page with its filters and options, all or nothing. Filters are matched by field and
 * options by value, so that existing ones keep their IDs. Throws ITEM_NOT_FOUND, INVALID_REQUEST naming invalid
 * fields, and STALE_VERSION if another request has changed the page, its filters or options.
 */
export const replacePageSettings = preparedCommand(
  administrator,
  ReplacePageSettingsInput,
  async ({ services }, { settings }) => {
    const ready: ReadyFilter[] = [];
    for (const [filterIndex, { options, ...filter }] of settings.filters.entries()) {
      const readyOptions: ReadyOption[] = [];
      for (const [index, { value, label, image, imageUrl = null }] of options.entries()) {
        const path = `settings.filters.${filterIndex}.options.${index}.image`;
        const stored = await storedImage(services.media, image, { path, maxWidth: widestOptionPicture });
        readyOptions.push({ value, label, imageUrl: stored === undefined ? imageUrl : stored });
      }
      ready.push({ ...filter, options: readyOptions });
    }
    return ready;
  },
  async ({ em, services }, { pageName, expectedContent, settings }, filters) => {
    const page = await lockPage(em, pageName);
    // The filters are locked, because filters and options can also be changed individually.
    const present = await em.find(
      PageFilter,
      { page },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    if (contentTag(await readPage(em, wholePage(page.id))) !== expectedContent) throw staleVersion();

    const { columns, defaultSort } = settings;
    requireColumns(services.schema(), page.list, columns, 'settings.columns');
    if (defaultSort) {
      requireSortField(services.schema(), page.list, defaultSort.field, 'settings.defaultSort.field');
    }
    for (const [index, filter] of filters.entries()) {
      const at = `settings.filters.${index}`;
      const facts = filterFieldOf(services.schema(), page.list, filter.field, `${at}.field`);
      requireKind(facts, filter.kind, `${at}.kind`);
      requireOptions(filter, facts.accepts, `${at}.options`);
    }
    em.assign(page, {
      title: settings.title,
      description: settings.description ?? null,
      isVisible: settings.isVisible,
      columns,
      pageSize: settings.pageSize,
      sortField: defaultSort?.field ?? null,
      sortDirection: defaultSort?.direction ?? page.sortDirection,
    });
    await replaceFilters(em, page, present, filters);
    return readPage(em, wholePage(page.id));
  },
);

function requireOptions(
  { kind, field, options }: ReadyFilter,
  accepts: (value: string) => boolean,
  path: string,
): void {
  if (kind !== FilterKind.MULTISELECT && options.length > 0)
    throw invalid(path, 'must be empty, because only a multiselect has options');
  for (const [index, { value }] of options.entries()) {
    if (!accepts(value)) throw invalid(`${path}.${index}.value`, `is not a valid value of ${field}`);
    if (options.findIndex((option) => option.value === value) !== index) {
      throw invalid(`${path}.${index}.value`, 'is already an option of this filter');
    }
  }
}

async function replaceFilters(
  em: EntityManager,
  page: PageSettings,
  present: readonly PageFilter[],
  filters: readonly ReadyFilter[],
): Promise<void> {
  const isRetained = ({ field }: PageFilter): boolean => filters.some((filter) => filter.field === field);
  const retained = new Map(present.filter(isRetained).map((filter) => [filter.field, filter]));
  const options = await em.find(PageFilterOption, { filter: { $in: [...retained.values()] } });
  // Deleting a filter also deletes its options.
  for (const filter of present) if (!isRetained(filter)) em.remove(filter);
  for (const [position, { options: offered, ...filterFields }] of filters.entries()) {
    const existing = retained.get(filterFields.field);
    const filter = existing
      ? em.assign(existing, { ...filterFields, position })
      : em.create(PageFilter, { ...filterFields, page, position });
    const before = options.filter((option) => option.filter === existing);
    for (const option of before) if (!offered.some(({ value }) => value === option.value)) em.remove(option);
    for (const [optionPosition, option] of offered.entries()) {
      const existingOption = before.find(({ value }) => value === option.value);
      if (existingOption) em.assign(existingOption, { ...option, position: optionPosition });
      else em.create(PageFilterOption, { ...option, filter, position: optionPosition });
    }
  }
  await em.flush();
}
