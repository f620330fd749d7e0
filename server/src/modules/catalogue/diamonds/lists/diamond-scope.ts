import type { Viewer } from '../../../accounts/index.ts';

/** What two viewers have in common who see the same stones at the same prices: the key of answers that they can share. */
export const scopeOf = ({ kind, pages, markups }: Viewer): string =>
  JSON.stringify([kind, pages && [...pages].sort((a, b) => a - b), markups]);
