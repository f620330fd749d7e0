import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { all, OptionalText } from '../../../kernel/input/field-rules.ts';

/** A ring size as the trade writes it: `6`, `6.5`, `N½`. Documented clients send numbers too. */
export const RingSizeText = (): PropertyDecorator =>
  all(
    Transform(({ value }) => (typeof value === 'number' ? String(value) : value)),
    OptionalText(20),
  );

/** So many stones of a parcel, or about so many of a melee lot. */
export const StoneCount = (): PropertyDecorator =>
  all(
    IsInt({ message: 'must be a whole number' }),
    Min(1, { message: 'must be at least 1' }),
    Max(1_000_000, { message: 'must be at most 1000000' }),
  );
