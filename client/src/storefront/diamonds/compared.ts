/** URL parameter of the compared stones. */
export const COMPARE_PARAMETER = 'compare';

/** More columns than that cannot be taken in. */
export const MOST_COMPARED = 6;

/** Ids as the URL has them. */
export function writeCompared(ids: readonly string[]): string {
  return ids.slice(0, MOST_COMPARED).join('.');
}

/** Ids of the URL; fewer than two are no comparison. */
export function readCompared(text: string | null): readonly string[] {
  const ids = [...new Set((text ?? '').split('.').filter((id) => id !== ''))].slice(0, MOST_COMPARED);
  return ids.length < 2 ? [] : ids;
}
