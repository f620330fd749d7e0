import type { StockChangeOutcome } from '../../../graphql/stock/stock-operations';
import { formatCount } from '../../../ui/numbers';
import { counted } from '../../kit/count-noun';
import type { StockJob } from './stock-job';

type Counts = Pick<StockChangeOutcome, 'changed' | 'unchanged' | 'problemCount'>;

/** Returns the notice of an undone change: `Undone: 296 prices restored`. */
export const undoneText = ({ change }: Pick<StockJob, 'change'>, count: number): string =>
  `Undone: ${change.price === undefined ? counted(count, 'item', 'items') : counted(count, 'price', 'prices')} restored`;

/** Returns the outcome of a bulk change in a line: `4 changed, 2 unchanged, 1 refused`. */
export function outcomeText({ changed, unchanged, problemCount }: Counts): string {
  return [
    `${formatCount(changed)} changed`,
    unchanged === 0 ? null : `${formatCount(unchanged)} unchanged`,
    problemCount === 0 ? null : `${formatCount(problemCount)} refused`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
