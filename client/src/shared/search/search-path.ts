/** The page that shows what a search finds. */
export const SEARCH_PATH = '/search';
