import { sql } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import { containing } from '../../../kernel/values/containing.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';

const mostWords = 10;

/** Stones whose descriptive texts hold every one of the words, in any order and without regard to case. */
export function holdsWords(text: string): DiamondCondition {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > mostWords) throw invalid('filter.text', `must have at most ${mostWords} words`);
  return sql`(${sql.join(
    words.map((word) => sql`d.search_text like ${containing(word)}`),
    sql` and `,
  )})`;
}
