import { Field, Float, InputType, Int } from '../graphql.ts';
import { DateTimeScalar, MoneyScalar } from '../values/scalars.ts';
import { OptionalInstant } from './field-rules.ts';
import { AddRule, IsInt, IsNumber, IsOptional } from './rules.ts';

/** A closed range; an end that is left out is open. */
export interface Range<T = number> {
  readonly min?: T | null;
  readonly max?: T | null;
}

/** Where an end lies among the others; NaN for what is none, which is neither above nor below anything. */
const positionOf = (end: unknown): number =>
  typeof end === 'number' || end instanceof Date ? Number(end) : Number.NaN;

/** Refuses ranges that are upside down. */
const NotAboveMax = (): PropertyDecorator =>
  AddRule({
    keywords: {},
    checkWith: (min, input) => !(positionOf(min) > positionOf(Reflect.get(input, 'max'))),
    message: 'must not be greater than max',
  });

/** One end of a range: GraphQL field and rules. */
export const RangeEnd =
  (type: () => object): PropertyDecorator =>
  (target, property) => {
    const isMin = property === 'min';
    Field(type, {
      nullable: true,
      description: isMin
        ? 'Lowest value that counts; left out: no lower end.'
        : 'Highest value that counts; left out: no upper end.',
    })(target, property);
    IsOptional()(target, property);
    if (type() === Int) IsInt()(target, property);
    else if (type() === DateTimeScalar) OptionalInstant()(target, property);
    else IsNumber()(target, property);
    if (isMin) NotAboveMax()(target, property);
  };

@InputType({ description: 'A closed range of numbers.' })
export class FloatRange implements Range {
  @RangeEnd(() => Float) min?: number | null;
  @RangeEnd(() => Float) max?: number | null;
}

@InputType({ description: 'A closed range of whole numbers.' })
export class IntRange implements Range {
  @RangeEnd(() => Int) min?: number | null;
  @RangeEnd(() => Int) max?: number | null;
}

@InputType({ description: 'A closed range of money.' })
export class MoneyRange implements Range {
  @RangeEnd(() => MoneyScalar) min?: number | null;
  @RangeEnd(() => MoneyScalar) max?: number | null;
}

@InputType({ description: 'A closed range of instants.' })
export class DateTimeRange implements Range<Date> {
  @RangeEnd(() => DateTimeScalar) min?: Date | null;
  @RangeEnd(() => DateTimeScalar) max?: Date | null;
}
