import { Field, ID } from '../graphql.ts';
import { FilledList, OptionalList } from './list-rules.ts';
import type { Range } from './ranges.ts';
import {
  all,
  IsBoolean,
  IsEnum,
  IsId,
  IsIn,
  IsInput,
  IsOptional,
  IsOptionalId,
  IsString,
  MaxLength,
  Transform,
} from './rules.ts';

/*
 * Decorators for fields of filter inputs. Each adds a GraphQL field and its validation rules. All fields are
 * optional. An empty list is rejected, because it could mean either "everything" or "nothing".
 */

const list = (): PropertyDecorator => all(OptionalList(), FilledList());

/** Matches any of the given IDs. If `reference` is set, IDs that are not in it are rejected. */
export const FilterIds = (description: string, reference?: { keys(): Iterable<number> }): PropertyDecorator =>
  all(
    Field(() => [ID], { nullable: true, description }),
    IsId({ each: true }),
    ...(reference ? [IsIn([...reference.keys()], { each: true, message: 'must be IDs from the reference list' })] : []),
    list(),
  );

export const FilterId = (description: string): PropertyDecorator =>
  all(
    Field(() => ID, { nullable: true, description }),
    IsOptionalId(),
  );

/** Matches any of the given strings exactly. */
export const FilterTexts = (description: string, { max = 200 } = {}): PropertyDecorator =>
  all(
    Field(() => [String], { nullable: true, description }),
    IsString({ each: true, message: 'must contain only non-blank text' }),
    MaxLength(max, { each: true, message: `must have at most ${max} characters each` }),
    list(),
  );

export const FilterEnums = (type: () => object, description: string): PropertyDecorator =>
  all(
    Field(() => [type()], { nullable: true, description }),
    IsEnum(type(), { each: true, message: 'must be valid values' }),
    list(),
  );

export const FilterEnum = (type: () => object, description: string): PropertyDecorator =>
  all(Field(type, { nullable: true, description }), IsEnum(type(), { message: 'must be a valid value' }), IsOptional());

export const FilterText = (description: string, { max = 200 } = {}): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description }),
    Transform((value) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    MaxLength(max),
    IsOptional(),
  );

export const FilterFlag = (description: string): PropertyDecorator =>
  all(
    Field(() => Boolean, { nullable: true, description }),
    IsBoolean(),
    IsOptional(),
  );

/** Matches values within a range. The bounds are inclusive. */
export const FilterRange = (type: () => new () => Range<unknown>, description: string): PropertyDecorator =>
  all(Field(type, { nullable: true, description }), IsInput(type), IsOptional());
