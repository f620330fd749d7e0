import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalObject, OptionalText } from '../../kernel/input/field-rules.ts';
import { FilledList, OptionalList } from '../../kernel/input/list-rules.ts';
import { largestStep } from '../../kernel/input/page.ts';
import { all, IsEnum, IsInt, Max, Min } from '../../kernel/input/rules.ts';
import { StockKind } from '../stock/fields/index.ts';
import { refusedByFeeds, stockInputs } from '../stock/graphql/index.ts';
import { stockModules } from '../stock-types/index.ts';

@InputType({
  description: `Filter for a feed, per stock type, with the fields of list filters. An item that no longer matches the filter is reported as REMOVE, even if only its availability has changed. Filter fields that depend on more than the item and its orders are rejected. Their descriptions end with "${refusedByFeeds}", and the error names the field.`,
})
export class StockFeedFilter {}

for (const { type } of stockModules) {
  const { filter } = stockInputs(type);
  all(
    Field(() => filter, { nullable: true, description: `Filter for ${type.noun}s. If omitted, all ${type.noun}s.` }),
    OptionalObject(() => filter),
  )(StockFeedFilter.prototype, type.many);
}

/** Input for the REST feed. The GraphQL filter is sent as JSON. */
export class FeedAddressInput {
  @OptionalList()
  types?: string[] | null | undefined;

  @OptionalText(20_000)
  filter?: string | null | undefined;

  @OptionalText(20_000)
  cursor?: string | null | undefined;
}

/** Stock types, filter and cursor of a feed. */
export class StockFeedInput {
  @OptionalList()
  @FilledList()
  @IsEnum(StockKind, { each: true, message: 'must be valid stock types' })
  types?: string[] | null | undefined;

  @OptionalObject(() => StockFeedFilter)
  filter?: StockFeedFilter | null | undefined;

  @OptionalText(20_000)
  cursor?: string | null | undefined;

  @Max(largestStep)
  @Min(1)
  @IsInt()
  first: number = 500;
}
