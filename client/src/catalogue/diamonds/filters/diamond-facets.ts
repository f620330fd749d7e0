import type { DiamondFacetsQuery } from '../../../graphql/generated/graphql';
import type { FacetOption, Facets, RangeFacet } from '../../../table/filters/facets';
import { isHue, type ListedColor } from './diamond-filter';
import { type DiamondField, diamondFields } from './diamond-filters';

type ServerFacet = NonNullable<DiamondFacetsQuery['diamonds']>['facets'][number];

const statusNames = new Map([
  ['AVAILABLE', 'Available'],
  ['HOLD', 'On hold'],
  ['SUSPENDED', 'Suspended'],
  ['MEMO', 'On memo'],
]);

/** Letters are chosen one by one; the many colours of a hue together. */
function letters(options: readonly FacetOption[], colors: readonly ListedColor[]): readonly FacetOption[] {
  const whites = new Set(colors.filter((color) => !isHue(color)).map(({ id }) => id));
  return options.filter(({ value }) => whites.has(value));
}

function hues(options: readonly FacetOption[], colors: readonly ListedColor[]): readonly FacetOption[] {
  const nameById = new Map(colors.filter(isHue).map(({ id, name }) => [id, name]));
  const counts = new Map<string, number>();
  for (const { value, count } of options) {
    const name = nameById.get(value);
    if (name !== undefined) {
      counts.set(name, (counts.get(name) ?? 0) + (count ?? 0));
    }
  }
  return [...counts].map(([name, count]) => ({ value: name, label: name, count }));
}

function optionsFor(
  field: DiamondField,
  options: readonly FacetOption[],
  colors: readonly ListedColor[],
): readonly FacetOption[] {
  switch (field.id) {
    case 'color':
      return letters(options, colors);
    case 'hue':
      return hues(options, colors);
    case 'status':
      return options.map((option) => ({ ...option, label: statusNames.get(option.value) ?? option.label }));
    default:
      return options;
  }
}

/** What the server counted, by our filters. */
export function diamondFacets(answer: readonly ServerFacet[], colors: readonly ListedColor[]): Facets {
  const options: Record<string, readonly FacetOption[]> = {};
  const ranges: Record<string, RangeFacet> = {};
  for (const field of diamondFields) {
    const facet = answer.find((each) => each.field === field.facet);
    if (facet?.__typename === 'OptionFacet') {
      options[field.id] = optionsFor(field, facet.options, colors);
    } else if (facet?.__typename === 'RangeFacet') {
      ranges[field.id] = facet;
    }
  }
  return { options, ranges };
}
