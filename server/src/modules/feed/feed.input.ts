import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalObject, OptionalText } from '../../kernel/input/field-rules.ts';
import { FilledList, OptionalList } from '../../kernel/input/list-rules.ts';
import { largestStep } from '../../kernel/input/page.ts';
import { all, IsEnum, IsInt, Max, Min } from '../../kernel/input/rules.ts';
import { StockKind } from '../stock/fields/index.ts';
import { refusedByFeeds, stockInputs } from '../stock/graphql/index.ts';
import { stockModules } from '../stock-types/index.ts';

@InputType({
  description: `Narrows a feed: for each type that is followed, a filter as its list takes it. An item that no longer meets the filter is a REMOVE, also if only its availability has changed. Feeds refuse filter fields that depend on more than the item and its orders; their descriptions end with "${refusedByFeeds}", and the error names the field.`,
})
export class StockFeedFilter {}

for (const { type } of stockModules) {
  const { filter } = stockInputs(type);
  all(
    Field(() => filter, { nullable: true, description: `Which ${type.noun}s; without it, all.` }),
    OptionalObject(() => filter),
  )(StockFeedFilter.prototype, type.many);
}

/** The same as an address tells it: a filter as GraphQL takes it, in JSON. */
export class FeedAddressInput {
  @OptionalList()
  types?: string[] | null | undefined;

  @OptionalText(20_000)
  filter?: string | null | undefined;

  @OptionalText(20_000)
  cursor?: string | null | undefined;
}

/** What to follow, and from where. */
export class StockFeedInput {
  @OptionalList()
  @FilledList()
  @IsEnum(StockKind, { each: true, message: 'must be known types of stock' })
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
