import { invalid } from '../../kernel/errors/errors.ts';

const mostWords = 10;

/** They join others and say nothing of stock. */
const joining: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'with']);

/** The words of a search that say something, in lower case and without the s of several: `Oval rings` → `oval`, `ring`. */
export function searchWords(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !joining.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  if (words.length > mostWords) throw invalid('text', `must have at most ${mostWords} words`);
  return [...new Set(words)];
}
