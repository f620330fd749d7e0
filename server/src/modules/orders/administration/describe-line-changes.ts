import { formatMoney } from '../../../kernel/values/money.ts';
import type { OrderLine } from '../order-line.entity.ts';

/** Changeable fields of a line before or after a change. */
export type LineState = Readonly<Pick<OrderLine, 'stockId' | 'numberOfStones' | 'carats' | 'ringSize' | 'totalPrice'>>;

/** Added, removed and changed lines of an order. */
export interface LinesDone {
  readonly added: readonly Pick<OrderLine, 'stockId'>[];
  readonly removed: readonly Pick<OrderLine, 'stockId'>[];
  readonly changed: readonly { readonly before: LineState; readonly after: LineState }[];
}

/** Maximum number of lines listed in a timeline entry, per kind of change. */
const maxListed = 12;

/** Copies the changeable fields of a line, to compare them after the change. */
export const stateOf = ({ stockId, numberOfStones, carats, ringSize, totalPrice }: OrderLine): LineState => ({
  stockId,
  numberOfStones,
  carats,
  ringSize,
  totalPrice,
});

/**
 * Describes changes for the timeline: `Added: A-102. Removed: BR-3. Changed: ME-7 (2.5 → 10 ct, 1,000.00 →
 * 4,000.00).`
 */
export function describeLineChanges({ added, removed, changed }: LinesDone): string {
  return [
    sentence(
      'Added',
      added.map(({ stockId }) => stockId),
    ),
    sentence(
      'Removed',
      removed.map(({ stockId }) => stockId),
    ),
    sentence(
      'Changed',
      changed.map(({ before, after }) => {
        const difference = differences(before, after);
        return difference === '' ? after.stockId : `${after.stockId} (${difference})`;
      }),
    ),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function sentence(label: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > maxListed ? ` and ${names.length - maxListed} more` : '';
  return `${label}: ${names.slice(0, maxListed).join(', ')}${more}.`;
}

function differences(before: LineState, after: LineState): string {
  const isSame = (name: 'carats' | 'totalPrice'): boolean =>
    before[name] === after[name] || (before[name] !== null && Number(before[name]) === Number(after[name]));
  return [
    isSame('carats') ? null : `${amount(before.carats)} → ${amount(after.carats)} ct`,
    before.numberOfStones === after.numberOfStones
      ? null
      : `${before.numberOfStones ?? 'no'} → ${after.numberOfStones ?? 'no'} stones`,
    before.ringSize === after.ringSize ? null : `ring size ${before.ringSize ?? 'none'} → ${after.ringSize ?? 'none'}`,
    isSame('totalPrice') ? null : `${formatMoney(before.totalPrice)} → ${formatMoney(after.totalPrice)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

const amount = (carats: string | null): string => (carats === null ? 'no' : String(Number(carats)));
