import { Field, Float, InputType, Int } from '../graphql.ts';
import { DateTimeScalar, MoneyScalar } from '../values/scalars.ts';
import { OptionalInstant } from './field-rules.ts';
import { AddRule, IsInt, IsNumber, IsOptional } from './rules.ts';

/** Range with inclusive bounds. If a bound is omitted, the range has no limit on that side. */
export interface Range<T = number> {
  readonly min?: T | null;
  readonly max?: T | null;
}

/** Returns a bound as a number for comparison. Returns NaN for an invalid bound, so that every comparison is false. */
const positionOf = (end: unknown): number =>
  typeof end === 'number' || end instanceof Date ? Number(end) : Number.NaN;

/** Requires that the minimum is not greater than the maximum. */
const NotAboveMax = (): PropertyDecorator =>
  AddRule({
    keywords: {},
    checkWith: (min, input) => !(positionOf(min) > positionOf(Reflect.get(input, 'max'))),
    message: 'must not be greater than max',
  });

/** Declares one bound of a range, with its GraphQL field and rules. */
export const RangeEnd =
  (type: () => object): PropertyDecorator =>
  (target, property) => {
    const isMin = property === 'min';
    Field(type, {
      nullable: true,
      description: isMin
        ? 'Minimum, inclusive. If omitted, no lower limit.'
        : 'Maximum, inclusive. If omitted, no upper limit.',
    })(target, property);
    IsOptional()(target, property);
    if (type() === Int) IsInt()(target, property);
    else if (type() === DateTimeScalar) OptionalInstant()(target, property);
    else IsNumber()(target, property);
    if (isMin) NotAboveMax()(target, property);
  };

@InputType({ description: 'Range of numbers. Both ends are inclusive.' })
export class FloatRange implements Range {
  @RangeEnd(() => Float) min?: number | null;
  @RangeEnd(() => Float) max?: number | null;
}

@InputType({ description: 'Range of integers. Both ends are inclusive.' })
export class IntRange implements Range {
  @RangeEnd(() => Int) min?: number | null;
  @RangeEnd(() => Int) max?: number | null;
}

@InputType({ description: 'Range of amounts. Both ends are inclusive.' })
export class MoneyRange implements Range {
  @RangeEnd(() => MoneyScalar) min?: number | null;
  @RangeEnd(() => MoneyScalar) max?: number | null;
}

@InputType({ description: 'Range of instants. Both ends are inclusive.' })
export class DateTimeRange implements Range<Date> {
  @RangeEnd(() => DateTimeScalar) min?: Date | null;
  @RangeEnd(() => DateTimeScalar) max?: Date | null;
}
