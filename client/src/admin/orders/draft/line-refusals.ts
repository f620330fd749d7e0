import { apiErrorOf } from '../../../graphql/api-error';

/** A predicate of the server as a sentence of its own. */
const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** What the server refuses of a field of the request itself; `null`: nothing. */
export function refusalOf(error: unknown, field: string): string | null {
  const detail = apiErrorOf(error)?.details.find(({ path }) => path.replace(/^input\./, '') === field);
  return detail === undefined ? null : asSentence(detail.message);
}

/**
 * What the server refuses of single entries of a list of the request, by their place in it: `lines.2.item.melee.carats` is
 * about the third of `lines`.
 */
export function refusalsIn(error: unknown, list: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const parts = list.split('.');
  for (const { path, message } of apiErrorOf(error)?.details ?? []) {
    const steps = path.split('.');
    const start = steps[0] === 'input' ? 1 : 0;
    const isIn = parts.every((part, index) => steps[start + index] === part);
    const position = Number(steps[start + parts.length]);
    if (isIn && Number.isInteger(position) && !found.has(position)) {
      found.set(position, asSentence(message));
    }
  }
  return found;
}
