import { apiErrorOf } from '../../../graphql/api-error';

/** Converts a server error to a sentence. */
const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** Returns the server's error for a field of the request, or null if there is none. */
export function refusalOf(error: unknown, field: string): string | null {
  const detail = apiErrorOf(error)?.details.find(({ path }) => path.replace(/^input\./, '') === field);
  return detail === undefined ? null : asSentence(detail.message);
}

/**
 * Returns the server's errors for the entries of a list, by index. For example, the path `lines.2.item.melee.carats`
 * refers to the third entry of `lines`.
 */
export function refusalsIn(error: unknown, list: string): ReadonlyMap<number, string> {
  const messages = new Map<number, string>();
  const parts = list.split('.');
  for (const { path, message } of apiErrorOf(error)?.details ?? []) {
    const steps = path.split('.');
    const start = steps[0] === 'input' ? 1 : 0;
    const isIn = parts.every((part, index) => steps[start + index] === part);
    const position = Number(steps[start + parts.length]);
    if (isIn && Number.isInteger(position) && !messages.has(position)) {
      messages.set(position, asSentence(message));
    }
  }
  return messages;
}
