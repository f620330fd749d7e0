import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, Float, ID, Int } from 'type-graphql';
import { all, NoDamage, OptionalDecimal, OptionalInstant, OptionalText } from '../../../../kernel/input/field-rules.ts';
import { IsId } from '../../../../kernel/input/input.ts';
import { DateTimeScalar, MoneyScalar } from '../../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../../carats/index.ts';
import type { ReferenceList } from '../../../reference-data/index.ts';
import { IsSentPicture } from '../../stock/fields/sent-picture.ts';
import { IsSiteAddress } from '../../stock/fields/site-address.ts';

/*
 * Fields of a stone as administrators write them: GraphQL field and rules in one. Left out leaves a field as it is,
 * null clears it.
 */

const optional = (type: () => object, description: string): PropertyDecorator =>
  Field(type, { nullable: true, description });

/** A value of a reference list. */
export const GradeField = (description: string, list: ReferenceList): PropertyDecorator =>
  all(
    optional(() => ID, description),
    IsIn([...list.byId.keys()], { message: 'must be an id of its reference list' }),
    IsId(),
    IsOptional(),
  );

/** A free text. */
export const TextField = (description: string, max = 200): PropertyDecorator =>
  all(
    optional(() => String, description),
    NoDamage(),
    OptionalText(max),
  );

/** The address of a page: nothing that a browser would run. */
export const LinkField = (description: string): PropertyDecorator =>
  all(
    optional(() => String, description),
    IsSiteAddress(),
    OptionalText(2_000),
  );

/** The address of a picture. Whoever gives it may send the picture itself, as base64. */
export const PictureField = (description: string): PropertyDecorator =>
  all(
    optional(() => String, description),
    IsSentPicture(),
    IsOptional(),
  );

/** An amount of money, below what the columns hold. */
export const MoneyField = (description: string, { min = 0 } = {}): PropertyDecorator =>
  all(
    optional(() => MoneyScalar, description),
    OptionalDecimal({ min, max: 99_999_999.99, places: 2 }),
  );

/** What a stone costs. Zero would give it away, and files with it are refused. */
export const PriceField = (description: string): PropertyDecorator => MoneyField(description, { min: 0.01 });

/** A measurement. */
export const MeasureField = (description: string, max: number, min = 0): PropertyDecorator =>
  all(
    optional(() => Float, description),
    OptionalDecimal({ min, max, places: 4 }),
  );

/** A number of stones. */
export const StonesField = (description: string): PropertyDecorator =>
  all(
    optional(() => Int, description),
    IsInt({ message: 'must be a whole number' }),
    Min(1, { message: 'must be at least 1' }),
    Max(1_000_000, { message: 'must be at most 1000000' }),
    IsOptional(),
  );

/** True or false. */
export const FlagField = (description: string): PropertyDecorator =>
  all(
    optional(() => Boolean, description),
    IsBoolean({ message: 'must be true or false' }),
    IsOptional(),
  );

/** A moment. */
export const InstantField = (description: string): PropertyDecorator =>
  all(
    optional(() => DateTimeScalar, description),
    OptionalInstant(),
  );

/** A weight; its rules stand where it is used. */
export const CaratsField = (description: string, { nullable }: { nullable: boolean }): PropertyDecorator =>
  Field(() => CaratsScalar, { nullable, description });
