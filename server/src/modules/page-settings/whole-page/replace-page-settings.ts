import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { invalid, staleVersion } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { storedImage } from '../../../kernel/use-cases/sent-media.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { FilterKind } from '../filter-kind.ts';
import { filterFieldOf, requireColumns, requireKind, requireSortField } from '../lists/check-names.ts';
import { PageFilter } from '../pages/filter.entity.ts';
import { PageFilterOption } from '../pages/filter-option.entity.ts';
import { lockPage } from '../pages/lock-page.ts';
import type { PageSettings } from '../pages/page-settings.entity.ts';
import { readPage, wholePage } from '../pages/page-settings-row.ts';
import { widestOptionPicture } from '../pages/save-filter-option.ts';
import { contentTag } from './content-tag.ts';
import { ReplacePageSettingsInput, type WholeFilterInput, type WholeOptionInput } from './whole-page.input.ts';

/** An option with the address of its picture. */
interface ReadyOption extends Pick<WholeOptionInput, 'value' | 'label'> {
  readonly imageUrl: string | null;
}

interface ReadyFilter extends Omit<WholeFilterInput, 'options'> {
  readonly options: readonly ReadyOption[];
}

/**
 * Makes everything that the settings of a page say what is given: all of it or nothing. A filter is known by its field and
 * an option by its value, so those that stay keep their ids. Throws ITEM_NOT_FOUND, INVALID_REQUEST naming what does not
 * fit, and STALE_VERSION when page, filters or options are others than those that were looked at.
 */
export const replacePageSettings = preparedCommand(
  administrator,
  ReplacePageSettingsInput,
  async ({ services }, { settings }) => {
    const ready: ReadyFilter[] = [];
    for (const [place, { options, ...filter }] of settings.filters.entries()) {
      const pictured: ReadyOption[] = [];
      for (const [index, { value, label, image, imageUrl = null }] of options.entries()) {
        const path = `settings.filters.${place}.options.${index}.image`;
        const stored = await storedImage(services.media, image, { path, maxWidth: widestOptionPicture });
        pictured.push({ value, label, imageUrl: stored === undefined ? imageUrl : stored });
      }
      ready.push({ ...filter, options: pictured });
    }
    return ready;
  },
  async ({ em, services }, { pageName, expectedContent, settings }, filters) => {
    const page = await lockPage(em, pageName);
    // Whoever changes one of its filters or options by itself waits for the filter.
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
    for (const [place, filter] of filters.entries()) {
      const at = `settings.filters.${place}`;
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
    throw invalid(path, 'must be empty: only a multiselect has options');
  for (const [index, { value }] of options.entries()) {
    if (!accepts(value)) throw invalid(`${path}.${index}.value`, `is no value of ${field}`);
    if (options.findIndex((option) => option.value === value) !== index) {
      throw invalid(`${path}.${index}.value`, 'is an option of this filter already');
    }
  }
}

async function replaceFilters(
  em: EntityManager,
  page: PageSettings,
  present: readonly PageFilter[],
  filters: readonly ReadyFilter[],
): Promise<void> {
  const isKept = ({ field }: PageFilter): boolean => filters.some((filter) => filter.field === field);
  const kept = new Map(present.filter(isKept).map((filter) => [filter.field, filter]));
  const options = await em.find(PageFilterOption, { filter: { $in: [...kept.values()] } });
  // The options of a filter go with it.
  for (const filter of present) if (!isKept(filter)) em.remove(filter);
  for (const [position, { options: offered, ...facts }] of filters.entries()) {
    const known = kept.get(facts.field);
    const filter = known
      ? em.assign(known, { ...facts, position })
      : em.create(PageFilter, { ...facts, page, position });
    const before = options.filter((option) => option.filter === known);
    for (const option of before) if (!offered.some(({ value }) => value === option.value)) em.remove(option);
    for (const [place, option] of offered.entries()) {
      const same = before.find(({ value }) => value === option.value);
      if (same) em.assign(same, { ...option, position: place });
      else em.create(PageFilterOption, { ...option, filter, position: place });
    }
  }
  await em.flush();
}
