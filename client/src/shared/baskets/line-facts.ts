import type { LineStoneFragment } from '../../graphql/generated/graphql';
import { isOrderable } from '../items/availability';
import { type BasketLine, subjectOf } from './line-kinds';

/** The loose stones of a line; none where it is about something else, or out of the viewer's sight. */
export const stonesOfLine = (line: BasketLine): readonly LineStoneFragment[] => subjectOf(line)?.stones ?? [];

/** Lines that can no longer be ordered. */
export function goneLines(lines: readonly BasketLine[]): readonly BasketLine[] {
  return lines.filter(({ availability }) => !isOrderable(availability));
}
