import { sql } from 'kysely';
import type { FacetSource } from '../../../kernel/lists/facets.ts';
import type { Viewer } from '../../accounts/index.ts';
import { isActiveConstant } from '../fields/stock-kind.ts';
import type { StockType } from '../stock-type.ts';
import { flag } from '../values/stock-values.ts';
import { coarsely } from './facet-counts.ts';
import { requireAdministrator, requireReadable } from './stock-filter.ts';

/** What a facet counts. Throws FORBIDDEN for a field that is not for the viewer. */
export function sourceOf(name: string, type: StockType, viewer: Viewer): FacetSource & { readonly constant: string } {
  if (name === 'isActive') {
    requireAdministrator(viewer);
    const { facet } = flag();
    if (facet.kind !== 'options') throw new Error('a flag has options');
    return {
      ...facet,
      constant: isActiveConstant,
      lifts: 'isActive',
      value: sql`d.is_active`,
      exact: null,
    };
  }
  const field = type.fields.find((candidate) => candidate.name === name);
  if (!field || field.value.facet.kind === 'none') throw new Error(`${type.name} has no facet ${name}`);
  requireReadable(field, viewer);
  const { facet } = field.value;
  const column = type.read(field, viewer);
  const common = { constant: field.constant, lifts: field.filterName ?? '' };
  if (facet.kind === 'range') {
    return { ...common, kind: 'range', ...(facet.isCoarse ? coarsely(column) : { value: column, exact: null }) };
  }
  const value = facet.isList ? sql`array_to_string(${column}, ',')` : column;
  return { ...common, ...facet, isJoined: facet.isList, value, exact: null };
}
