import { Field, ID, InputType, Int } from '../../../kernel/graphql.ts';
import { OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { NoControlCharacters, OptionalObject, OptionalText } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag } from '../../../kernel/input/filter-fields.ts';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { FilledList, RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { IsId, IsInt, IsOptional, Min } from '../../../kernel/input/rules.ts';
import { itemKinds } from '../../selling/kinds/index.ts';
import { StockKind } from '../../stock/fields/index.ts';

/** Each item kind that can be held adds its own fields. */
@InputType({ description: 'An item to hold. Set exactly one field.' })
@OneOf()
export class HoldItemInput {
  diamondId?: number | null;
}

for (const { name, decorator } of itemKinds.flatMap(({ heldAs }) => heldAs?.fields ?? []))
  decorator(HoldItemInput.prototype, name);

/** Maximum number of items per request. Higher than the default limit of holds per account. */
const maxItems = 100;

/** Duration in hours, counted from the start of the hold. */
const Hours = (): PropertyDecorator => (target, property) => {
  Min(1)(target, property);
  IsInt()(target, property);
};

@InputType({ description: 'Items to hold.' })
export class PlaceHoldsInput {
  @Field(() => [HoldItemInput], {
    description: '1 to 100 items without duplicates. Sets and pairs are held as a whole.',
  })
  @FilledList()
  @RequiredObjects(() => HoldItemInput, maxItems)
  items!: HoldItemInput[];

  @Field(() => Int, {
    nullable: true,
    description: "Duration in hours, up to the server's limit (default 48). If omitted, the limit applies.",
  })
  @Hours()
  @IsOptional()
  hours?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Note of the caller, for example the customer's name. At most 200 characters. Administrators can read it.",
  })
  @NoControlCharacters()
  @OptionalText(200)
  note?: string | null;

  @RequiredIdempotencyKey('holds')
  idempotencyKey!: string;
}

@InputType({ description: 'A hold of the caller.' })
abstract class HoldChangeInput {
  @Field(() => ID, { description: 'ID of a hold of the caller.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion('of the hold')
  expectedVersion?: number | null;

  @RequiredIdempotencyKey('outcome')
  idempotencyKey!: string;
}

@InputType({ description: 'Extension of a hold.' })
export class ExtendHoldInput extends HoldChangeInput {
  @Field(() => Int, {
    description:
      "Total duration in hours, counted from when the hold was placed. At most the server's limit. The new end must be later than the current end.",
  })
  @Hours()
  hours!: number;
}

@InputType({ description: 'Hold to release.' })
export class ReleaseHoldInput extends HoldChangeInput {}

@InputType({ description: 'Filter for holds. Fields are combined with AND.' })
export class HoldFilter {
  @FilterFlag('True: current holds. False: ended holds. If omitted, both.')
  isCurrent?: boolean | null;

  @FilterEnums(() => StockKind, 'Stock types of the items. At least one.')
  kinds?: string[] | null;
}

/** Query for the caller's holds. */
export class HoldQuery {
  @OptionalObject(() => HoldFilter)
  filter?: HoldFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
