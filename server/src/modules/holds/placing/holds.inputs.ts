import { Field, ID, InputType, Int } from '../../../kernel/graphql.ts';
import { KnownVersion } from '../../../kernel/input/expected-version.ts';
import { NoDamage, OptionalObject, OptionalText } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag } from '../../../kernel/input/filter-fields.ts';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { FilledList, RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { IsId, IsInt, IsOptional, Min } from '../../../kernel/input/rules.ts';
import { itemKinds } from '../../selling/kinds/index.ts';
import { StockKind } from '../../stock/fields/index.ts';

/** An item to hold. Each kind that can be held adds its own fields. */
@InputType({ description: 'An item to hold: exactly one of the fields.' })
@OneOf()
export class HoldItemInput {
  diamondId?: number | null;
}

for (const { name, decorator } of itemKinds.flatMap(({ heldAs }) => heldAs?.fields ?? []))
  decorator(HoldItemInput.prototype, name);

/** Items of one call, at most: more than anybody can have on hold by the usual rules of the house. */
const maxItems = 100;

/** For how long, from the moment at which the hold began. */
const Hours = (): PropertyDecorator => (target, property) => {
  Min(1)(target, property);
  IsInt()(target, property);
};

@InputType({ description: 'Input of placeHolds.' })
export class PlaceHoldsInput {
  @Field(() => [HoldItemInput], { description: '1 to 100 items, each once. A set or pair comes whole.' })
  @FilledList()
  @RequiredObjects(() => HoldItemInput, maxItems)
  items!: HoldItemInput[];

  @Field(() => Int, {
    nullable: true,
    description:
      'For so many hours, at most as many as the house allows (48 unless it says otherwise). Left out: those.',
  })
  @Hours()
  @IsOptional()
  hours?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The caller’s own words on it, for whom it is for instance: at most 200 characters. The house reads them.',
  })
  @NoDamage()
  @OptionalText(200)
  note?: string | null;

  @RequiredIdempotencyKey('holds')
  idempotencyKey!: string;
}

/** Names a hold of the caller's. */
@InputType({ description: 'Names a hold of the caller’s.' })
abstract class HoldChangeInput {
  @Field(() => ID, { description: 'Id of the hold: one of the caller’s own.' })
  @IsId()
  id!: number;

  @KnownVersion('of the hold')
  expectedVersion?: number | null;

  @RequiredIdempotencyKey('outcome')
  idempotencyKey!: string;
}

@InputType({ description: 'Input of extendHold.' })
export class ExtendHoldInput extends HoldChangeInput {
  @Field(() => Int, {
    description:
      'For so many hours in all, counted from when it was placed: later than it ends now, and no longer than the house allows.',
  })
  @Hours()
  hours!: number;
}

@InputType({ description: 'Input of releaseHold.' })
export class ReleaseHoldInput extends HoldChangeInput {}

@InputType({ description: 'Which holds. Fields are joined by AND.' })
export class HoldFilter {
  @FilterFlag('True: those that hold now. False: those that are over. Left out: all.')
  isCurrent?: boolean | null;

  @FilterEnums(() => StockKind, 'Types of the items, at least one.')
  kinds?: string[] | null;
}

/** A question for the caller's own holds. */
export class HoldQuery {
  @OptionalObject(() => HoldFilter)
  filter?: HoldFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
