import { diamondFacets } from '../../catalogue/diamonds/filters/diamond-facets';
import { type ListedColor, withColors } from '../../catalogue/diamonds/filters/diamond-filter';
import { type DiamondField, diamondFields } from '../../catalogue/diamonds/filters/diamond-filters';
import type { DiamondFacetsQuery, DiamondFilter } from '../../graphql/generated/graphql';
import type { FacetOption, Facets } from '../../table/filters/facets';
import { toQueryFilter } from '../../table/filters/filter-field';
import type { FilterValues } from '../../table/filters/values/filter-value';

type ServerFacet = NonNullable<DiamondFacetsQuery['diamonds']>['facets'][number];

/** Filters of the back office only. */
const ownFields: readonly DiamondField[] = [
  { id: 'active', kind: 'toggle', label: 'Active', facet: 'IS_ACTIVE', apply: (isActive) => ({ isActive }) },
  { id: 'vendor', kind: 'options', label: 'Vendor', facet: 'VENDOR', apply: (vendors) => ({ vendors }) },
  { id: 'holder', kind: 'options', label: 'Held for', facet: null, apply: (holdUserIds) => ({ holdUserIds }) },
  {
    id: 'everyone',
    kind: 'toggle',
    label: 'Shown to visitors',
    facet: null,
    apply: (showToAll) => ({ showToAll }),
  },
  {
    id: 'highlighted',
    kind: 'toggle',
    label: 'Highlighted',
    facet: null,
    apply: (isHighlighted) => ({ isHighlighted }),
  },
  { id: 'no', kind: 'numbers', label: 'Stock numbers', facet: null, apply: (stockNumbers) => ({ stockNumbers }) },
];

/** Every filter of the stock: the shop's, and the back office's own. */
export const stockFields: readonly DiamondField[] = [
  ...diamondFields.filter(({ id }) => ownFields.every((own) => own.id !== id)),
  ...ownFields,
];

/** The server's filter for what is set. */
export function stockFilter(values: FilterValues, colors: readonly ListedColor[]): DiamondFilter {
  return withColors(toQueryFilter<DiamondFilter>(stockFields, values), values, colors);
}

function optionsOf(answer: readonly ServerFacet[], field: DiamondField): readonly FacetOption[] | undefined {
  const facet = answer.find((each) => each.field === field.facet);
  return facet?.__typename === 'OptionFacet' ? facet.options : undefined;
}

/** What the server counted, by the filters of the stock. `holders` are the users chosen in "Held for". */
export function stockFacets(
  answer: readonly ServerFacet[],
  colors: readonly ListedColor[],
  holders: readonly { readonly value: string; readonly label: string }[],
): Facets {
  const { options, ranges } = diamondFacets(answer, colors);
  const own = Object.fromEntries(ownFields.map((field) => [field.id, optionsOf(answer, field)]));
  return {
    options: { ...options, ...own, holder: holders.map((holder) => ({ ...holder, count: null })) },
    ranges,
  };
}
