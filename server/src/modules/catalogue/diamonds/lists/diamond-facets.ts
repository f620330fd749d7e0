import type { EntityManager } from '@mikro-orm/postgresql';
import { divide } from '../../stock/lists/facets.ts';
import type { ViewerSql } from './diamond-attributes.ts';
import { type DiamondFacet, OptionFacet, RangeFacet } from './diamond-facet.type.ts';
import type { DiamondFacetSource } from './diamond-facet-sources.ts';
import type { DiamondFilter } from './diamond-filter.input.ts';
import { conditionOf, fieldsOf, isFilterField } from './diamond-filter.ts';
import { visibleTo } from './diamond-visibility.ts';

/** Divides the stones that meet a filter by each source. A facet lifts its own part of the filter. */
export async function countFacets(
  em: EntityManager,
  sources: readonly DiamondFacetSource[],
  filter: DiamondFilter,
  eyes: ViewerSql,
): Promise<readonly DiamondFacet[]> {
  const question = {
    table: 'diamond',
    scope: visibleTo(eyes.viewer),
    asked: fieldsOf(filter).map((name) => ({ name, condition: conditionOf(name, filter, eyes) })),
  };
  const selected = (name: string): string[] => (isFilterField(name) ? [filter[name] ?? []].flat().map(String) : []);
  const divisions = await divide(em, sources, question, selected);
  return divisions.map(([{ field }, division]) =>
    division.kind === 'options'
      ? new OptionFacet(field, division.options)
      : new RangeFacet(field, division, division.bins),
  );
}
