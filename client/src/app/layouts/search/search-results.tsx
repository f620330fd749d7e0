import { createElement } from 'react';
import { dialogOnDemand } from '../../../ui/on-demand';
import { loadDataLayer } from '../../lazy-with-data';
import type { SearchResultsProps } from './open-search-results';

export type { SearchOption } from './open-search-results';

/** Loads the list with the data layer that it asks through: a page without data has none yet. */
async function load() {
  const [{ DataLayer }, { default: Results }] = await Promise.all([loadDataLayer(), import('./open-search-results')]);
  return {
    default: (props: SearchResultsProps) => createElement(DataLayer, null, createElement(Results, props)),
  };
}

/** Whoever types is told of a failure; the next attempt may succeed. */
export const prepareSearchResults = () => void load().catch(() => undefined);

/** What the search finds while somebody types. */
export const SearchResults = dialogOnDemand<SearchResultsProps>(load);
