import { IsEnum, IsInt, Max, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { all, OptionalObject, OptionalText } from '../../../kernel/input/field-rules.ts';
import { FilledList, OptionalList } from '../../../kernel/input/list-rules.ts';
import { largestStep } from '../../../kernel/input/page.ts';
import { stockInputs } from '../stock/fields/stock-inputs.ts';
import { StockKind } from '../stock/fields/stock-kind.ts';
import { stockModules } from '../stock-modules.ts';

@InputType({
  description:
    'Narrows a feed: of each type that is followed, a filter as its list takes it. What depends on more than the item itself (`text`, `availabilities`, `fitsRingSettingId`, items and designs) is refused.',
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
