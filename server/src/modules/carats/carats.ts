import { InputType } from '../../kernel/graphql.ts';
import { type Range, RangeEnd } from '../../kernel/input/ranges.ts';
import { rounded } from '../../kernel/values/money.ts';
import { decimalScalar } from '../../kernel/values/scalars.ts';

const decimalPlaces = 3;

export const CaratsScalar = decimalScalar(
  'Carats',
  decimalPlaces,
  'Weight in carats (0.2 g): a JSON number with at most 3 decimals.',
);

/** Rounds a carat weight to 3 decimals for JSON. */
export const carats = (value: string | number): number => rounded(value, decimalPlaces);

@InputType({ description: 'Inclusive range of weights in carats.' })
export class CaratsRange implements Range {
  @RangeEnd(() => CaratsScalar) min?: number | null;
  @RangeEnd(() => CaratsScalar) max?: number | null;
}
