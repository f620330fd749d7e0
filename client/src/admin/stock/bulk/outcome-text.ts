import type { StockChangeOutcome } from '../../../graphql/stock/stock-operations';
import { formatCount } from '../../../ui/numbers';

type Counts = Pick<StockChangeOutcome, 'changed' | 'unchanged' | 'problemCount'>;

/** What a change of many did, in a line: `4 changed, 2 already so, 1 refused`. */
export function outcomeText({ changed, unchanged, problemCount }: Counts): string {
  return [
    `${formatCount(changed)} changed`,
    unchanged === 0 ? null : `${formatCount(unchanged)} already so`,
    problemCount === 0 ? null : `${formatCount(problemCount)} refused`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
