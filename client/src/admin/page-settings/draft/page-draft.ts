import type { PageContentFragment, PageToEditQuery, WholePageInput } from '../../../graphql/generated/graphql';
import type { PageSettings } from '../../../table/list/page-settings';

type Filter = PageContentFragment['filters'][number];

/** Filter option, identified by its value. */
export interface DraftOption {
  readonly value: string;
  readonly label: string;
  readonly imageUrl: string | null;
  readonly image?: File;
}

/** Filter of a page, identified by its field. */
export interface DraftFilter extends Pick<Filter, 'field' | 'label' | 'kind' | 'isActive'> {
  readonly options: readonly DraftOption[];
}

/** Unsaved settings of a page. */
export interface PageDraft {
  readonly title: string;
  readonly description: string;
  readonly isVisible: boolean;
  readonly columns: readonly string[];
  /** Field to sort by. If empty, the list's default order applies. */
  readonly sortField: string;
  readonly sortDirection: 'ASC' | 'DESC';
  readonly pageSize: string;
  readonly filters: readonly DraftFilter[];
}

export type PageDefaults = NonNullable<NonNullable<PageToEditQuery['pageSettings']>['defaults']>;

type Content = Pick<
  PageContentFragment,
  'title' | 'description' | 'isVisible' | 'columns' | 'defaultSort' | 'pageSize'
>;

const commonFields = ({ title, description, isVisible, columns, defaultSort, pageSize }: Content) => ({
  title,
  description: description ?? '',
  isVisible,
  columns,
  sortField: defaultSort?.field ?? '',
  sortDirection: defaultSort?.direction ?? ('ASC' as const),
  pageSize: String(pageSize),
});

/** Converts the stored settings to a draft. */
export const draftOf = (page: PageContentFragment): PageDraft => ({
  ...commonFields(page),
  filters: page.filters.map(({ field, label, kind, isActive, options }) => ({
    field,
    label,
    kind,
    isActive,
    options: options.map(({ value, label: text, imageUrl }) => ({ value, label: text, imageUrl })),
  })),
});

/** Converts the default settings to a draft. Options that exist in both drafts keep their pictures. */
export function draftOfDefaults(defaults: PageDefaults, { filters }: PageDraft): PageDraft {
  const pictureOf = (field: string, value: string) =>
    filters.find((filter) => filter.field === field)?.options.find((option) => option.value === value)?.imageUrl ??
    null;
  return {
    ...commonFields(defaults),
    filters: defaults.filters.map(({ field, label, kind, options }) => ({
      field,
      label,
      kind,
      isActive: true,
      options: options.map((option) => ({ ...option, imageUrl: pictureOf(field, option.value) })),
    })),
  };
}

/** Converts the draft to mutation input. */
export const inputOf = ({
  sortField,
  sortDirection,
  pageSize,
  description,
  filters,
  ...same
}: PageDraft): WholePageInput => ({
  ...same,
  columns: [...same.columns],
  description: description.trim() === '' ? null : description,
  defaultSort: sortField === '' ? null : { field: sortField, direction: sortDirection },
  pageSize: wholeNumber(pageSize),
  filters: filters.map((filter) => ({
    ...filter,
    options: filter.options.map(({ value, label, imageUrl, image }) => ({
      value,
      label,
      imageUrl,
      ...(image === undefined ? {} : { image }),
    })),
  })),
});

/** Parses an integer. Returns 0 for invalid input, so that the server rejects it. */
function wholeNumber(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : 0;
}

function rowsOf(pageSize: string): number | null {
  const rows = wholeNumber(pageSize);
  return rows >= 1 && rows <= 500 ? rows : null;
}

/** Returns the settings for the preview. Replaces invalid values with defaults. */
export const settingsOf = (draft: PageDraft): PageSettings => ({
  title: draft.title,
  description: draft.description.trim() === '' ? null : draft.description,
  isVisible: draft.isVisible,
  columns: [...draft.columns],
  defaultSort: draft.sortField === '' ? null : { field: draft.sortField, direction: draft.sortDirection },
  pageSize: rowsOf(draft.pageSize) ?? 36,
  filters: draft.filters.map(({ options, ...filter }) => ({
    ...filter,
    options: options.map(({ value, label, imageUrl }) => ({ value, label, imageUrl })),
  })),
});

export function isSameDraft(first: PageDraft, second: PageDraft): boolean {
  const hasPicture = ({ filters }: PageDraft) => filters.some(({ options }) => options.some(({ image }) => image));
  return !hasPicture(first) && !hasPicture(second) && JSON.stringify(first) === JSON.stringify(second);
}
