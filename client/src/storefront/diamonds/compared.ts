/** URL parameter of the compared stones. */
export const COMPARE_PARAMETER = 'compare';

/** Maximum number of compared stones. */
export const MAX_COMPARED = 6;

/** Formats IDs for the URL. */
export function writeCompared(ids: readonly string[]): string {
  return ids.slice(0, MAX_COMPARED).join('.');
}

/** Parses IDs from the URL. Empty for fewer than two. */
export function readCompared(text: string | null): readonly string[] {
  const ids = [...new Set((text ?? '').split('.').filter((id) => id !== ''))].slice(0, MAX_COMPARED);
  return ids.length < 2 ? [] : ids;
}
