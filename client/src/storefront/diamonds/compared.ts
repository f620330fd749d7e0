/** URL parameter that contains the IDs of the compared stones. */
export const COMPARE_PARAMETER = 'compare';

/** Maximum number of stones in a comparison. */
export const MAX_COMPARED = 6;

/** Formats stone IDs as a URL parameter. */
export function writeCompared(ids: readonly string[]): string {
  return ids.slice(0, MAX_COMPARED).join('.');
}

/** Parses stone IDs from the URL parameter. Returns an empty list for fewer than two IDs. */
export function readCompared(text: string | null): readonly string[] {
  const ids = [...new Set((text ?? '').split('.').filter((id) => id !== ''))].slice(0, MAX_COMPARED);
  return ids.length < 2 ? [] : ids;
}
