import { InputType } from '../../kernel/graphql.ts';
import { type Range, RangeEnd } from '../../kernel/input/ranges.ts';
import { rounded } from '../../kernel/values/money.ts';
import { decimalScalar } from '../../kernel/values/scalars.ts';

const places = 3;

/** Weight in carats. */
export const CaratsScalar = decimalScalar(
  'Carats',
  places,
  'Weight in carats (0.2 g): a JSON number with at most 3 decimals.',
);

/** Carats as JSON: at most 3 decimals. */
export const carats = (value: string | number): number => rounded(value, places);

@InputType({ description: 'A closed range of weights.' })
export class CaratsRange implements Range {
  @RangeEnd(() => CaratsScalar) min?: number | null;
  @RangeEnd(() => CaratsScalar) max?: number | null;
}
