import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { all, OptionalText, RequiredDecimal } from '../../kernel/input/field-rules.ts';
import { IsId } from '../../kernel/input/input.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import { CaratsScalar } from '../carats/index.ts';
import { CompletedRingInput, EngagementRingInput } from '../ring-builder/index.ts';

/** A bulk call takes at most so many items: more is no selection that somebody made by hand. */
export const maxItems = 500;

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

@InputType({ description: 'Stones of a parcel.' })
class ParcelAmountInput {
  @Field(() => ID, { description: 'The parcel.' })
  @IsId()
  diamondId!: number;

  @Field(() => Int, { description: 'How many of its stones: at least 1, at most all of them.' })
  @StoneCount()
  numberOfStones!: number;

  @Field(() => String, { nullable: true, description: 'The ring size for which they are wanted.' })
  @RingSizeText()
  ringSize?: string | null;
}

@InputType({ description: 'An amount of a melee lot.' })
class MeleeAmountInput {
  @Field(() => ID, { description: 'The lot.' })
  @IsId()
  meleeId!: number;

  @Field(() => CaratsScalar, { description: 'How many carats of it.' })
  @RequiredDecimal({ min: 0.001, max: 99_999.999, places: 3 })
  carats!: number;

  @Field(() => Int, { nullable: true, description: 'About how many stones; the weight is what counts.' })
  @IsOptional()
  @StoneCount()
  numberOfStones?: number | null;
}

const Id = (description: string): PropertyDecorator =>
  all(
    Field(() => ID, { nullable: true, description }),
    IsOptional(),
    IsId(),
  );

const Part = (type: () => new () => object, description: string): PropertyDecorator =>
  all(Field(type, { nullable: true, description }), IsOptional(), ValidateNested(), Type(type));

@InputType({ description: 'What to put into a list: exactly one of the fields.' })
@OneOf()
export class BasketItemInput {
  @Id('A stone, or one stone of a parcel. A stone of a line set comes with its set.') diamondId?: number | null;
  @Id('Any stone of a line set: the whole set. Refused for other stones.') lineSetDiamondId?: number | null;
  @Part(() => ParcelAmountInput, 'Stones of a parcel.') parcel?: ParcelAmountInput | null;
  @Part(() => MeleeAmountInput, 'An amount of a melee lot.') melee?: MeleeAmountInput | null;
  @Part(() => EngagementRingInput, 'A setting with a diamond, put together now.')
  engagementRing?: EngagementRingInput | null;
  @Id('An engagement ring that the caller has put together.') engagementRingId?: number | null;
  @Part(() => CompletedRingInput, 'A setting with a generic diamond, put together now.')
  completedRing?: CompletedRingInput | null;
  @Id('A completed ring that the caller has put together.') completedRingId?: number | null;
  @Id('An eternity ring.') eternityRingId?: number | null;
  @Id('A bracelet of one colour and size.') braceletId?: number | null;
  @Id('A piece of jewellery.') jewelleryPieceId?: number | null;
  @Id('A custom necklace.') customNecklaceId?: number | null;
  @Id('A line of the caller’s wishlist.') wishlistLineId?: number | null;
}
