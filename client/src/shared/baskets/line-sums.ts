import type { Availability } from '../../graphql/generated/graphql';
import { isOrderable } from '../items/availability';
/** What sums take of a line. */
export interface SummedLine {
  readonly price: { readonly total: number | null } | null;
  readonly carats: number | null;
  readonly availability: Availability;
}

/** Exact where each value has at most so many parts of one: sums of decimals are not. */
const exactly =
  (parts: number) =>
  (values: readonly (number | null | undefined)[]): number =>
    values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * parts), 0) / parts;

const inCents = exactly(100);
const inThousandths = exactly(1000);

const isThere = ({ availability }: SummedLine): boolean => isOrderable(availability);

/** What those of some lines come to that can be had. */
export const priceOfLines = (lines: readonly SummedLine[]): number =>
  inCents(lines.filter(isThere).map(({ price }) => price?.total));

/** What those of some lines weigh that can be had. */
export const caratsOfLines = (lines: readonly SummedLine[]): number =>
  inThousandths(lines.filter(isThere).map(({ carats }) => carats));
