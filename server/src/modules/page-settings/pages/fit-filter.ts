import { invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { FilterKind } from '../filter-kind.ts';
import { filterFieldOf, requireKind } from '../lists/check-names.ts';
import type { PageFilter } from './filter.entity.ts';
import { PageFilterOption } from './filter-option.entity.ts';

/** Which fields of the input to name when something does not fit. */
interface Paths {
  readonly field: string;
  readonly kind: string;
}

/**
 * Throws INVALID_REQUEST unless the list can be filtered by the field of a filter in its way, and every option of the
 * filter is a value of the field. Of no list nothing is asked but that only a multiselect has options.
 */
export async function requireFit(
  { em, services }: Pick<RequestContext, 'em' | 'services'>,
  filter: PageFilter,
  list: string | null,
  paths: Paths,
): Promise<void> {
  const facts = list === null ? null : filterFieldOf(services.schema(), list, filter.field, paths.field);
  if (facts) requireKind(facts, filter.kind, paths.kind);
  const options = filter.id === undefined ? [] : await em.find(PageFilterOption, { filter });
  if (options.length > 0 && filter.kind !== FilterKind.MULTISELECT) {
    throw invalid(paths.kind, 'must be multiselect while the filter has options');
  }
  const stranger = facts && options.find(({ value }) => !facts.accepts(value));
  if (stranger) throw invalid(paths.field, `does not take the option ${stranger.value}`);
}
