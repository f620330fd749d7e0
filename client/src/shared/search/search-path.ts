/** Path of the search results page. */
export const SEARCH_PATH = '/search';
