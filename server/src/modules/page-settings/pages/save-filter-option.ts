import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { definedFields } from '../../../kernel/input/patch-fields.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { storedImage } from '../../../kernel/use-cases/media-input.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { FilterKind } from '../filter-kind.ts';
import { pageListOf } from '../lists/page-lists.ts';
import type { PageFilter } from './filter.entity.ts';
import {
  CreatePageFilterOptionInput,
  DeletePageFilterOptionInput,
  UpdatePageFilterOptionInput,
} from './filter.input.ts';
import { PageFilterOption } from './filter-option.entity.ts';
import { type FilterRow, isFilter, optionNotFound, readFilter } from './read-filters.ts';
import { lockFilter } from './save-filter.ts';

/** Maximum width of option pictures in pixels. They are displayed as icons. */
export const widestOptionPicture = 400;

/** Adds an option to a multiselect, at the end by default. */
export const createPageFilterOption = preparedCommand(
  administrator,
  CreatePageFilterOptionInput,
  ({ services }, { option }) =>
    storedImage(services.media, option.image, { path: 'option.image', maxWidth: widestOptionPicture }),
  async ({ em, services }, { filterId, option: { image: _, position, ...fields } }, imageUrl) => {
    const filter = await lockFilter(em, filterId, 'filterId');
    if (filter.kind !== FilterKind.MULTISELECT)
      throw invalid('filterId', 'must be a multiselect filter to have options');
    requireValue(services.schema(), filter, fields.value, 'option.value');
    const option = em.create(PageFilterOption, {
      ...fields,
      filter,
      imageUrl: imageUrl ?? null,
      position: position ?? (await lastPosition(em, filter)),
    });
    return saveOption(em, option, 'option');
  },
);

export const updatePageFilterOption = preparedCommand(
  administrator,
  UpdatePageFilterOptionInput,
  async ({ em, services }, { id, filterId, set }) => {
    const { imageUrl } = await findOption(em, id, filterId);
    return storedImage(services.media, set.image, {
      path: 'set.image',
      currentUrls: [imageUrl],
      maxWidth: widestOptionPicture,
    });
  },
  async ({ em, services }, { set, ...target }, imageUrl) => {
    const option = await lockOption(em, target);
    const { image: _, ...fields } = set;
    if (fields.value !== undefined && fields.value !== option.value)
      requireValue(services.schema(), option.filter, fields.value, 'set.value');
    em.assign(option, definedFields({ ...fields, imageUrl }));
    return saveOption(em, option, 'set');
  },
);

export const deletePageFilterOption = command(administrator, DeletePageFilterOptionInput, async ({ em }, input) => {
  const option = await lockOption(em, input);
  const filter = option.filter.id;
  await em.remove(option).flush();
  return { optionId: input.id, filter: await readFilter(em, isFilter(filter)) };
});

/** Returns an option. Throws ITEM_NOT_FOUND, also if the option belongs to a filter other than `filterId`. */
async function findOption(
  em: EntityManager,
  id: number,
  filterId: number | null | undefined,
): Promise<PageFilterOption> {
  const option = await em.findOne(PageFilterOption, { id, ...(typeof filterId === 'number' && { filter: filterId }) });
  if (!option) throw optionNotFound();
  return option;
}

/** Locks an option and its filter until the transaction ends, and returns it. Throws STALE_VERSION. */
async function lockOption(
  em: EntityManager,
  { id, filterId, expectedVersion }: DeletePageFilterOptionInput,
): Promise<PageFilterOption> {
  const { filter } = await findOption(em, id, filterId);
  await lockFilter(em, filter.id);
  const option = await em.findOne(PageFilterOption, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!option) throw optionNotFound();
  checkVersion(option, expectedVersion);
  return option;
}

function requireValue(schema: GraphQLSchema, { page, field }: PageFilter, value: string, path: string): void {
  const facts = page && pageListOf(schema, page.list)?.filterFields.get(field);
  if (facts && !facts.accepts(value)) throw invalid(path, `is not a valid value of ${field}`);
}

async function lastPosition(em: EntityManager, filter: PageFilter): Promise<number> {
  const [last] = await em.find(PageFilterOption, { filter }, { orderBy: { position: 'desc' }, limit: 1 });
  return last ? last.position + 1 : 0;
}

interface SavedOption {
  readonly filter: FilterRow;
  readonly option: FilterRow['options'][number];
}

/** Writes the changes and returns the option with its filter. */
async function saveOption(em: EntityManager, option: PageFilterOption, path: string): Promise<SavedOption> {
  await flushUnique(em, () => invalid(`${path}.value`, 'is already an option of this filter'));
  const filter = await readFilter(em, isFilter(option.filter.id));
  const row = filter.options.find(({ id }) => id === option.id);
  if (!row) throw optionNotFound();
  return { filter, option: row };
}
