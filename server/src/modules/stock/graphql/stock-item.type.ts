import { Field, ID, Int, InterfaceType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../fields/stock-kind.ts';
import { Availability } from '../values/availability.ts';
import { Media } from './media.type.ts';
import { Price } from './price.type.ts';

/** GraphQL fields that all stock items have, regardless of their type. */
@InterfaceType('StockItem', { description: 'Stock item of any type.' })
export abstract class StockItemType {
  @Field(() => ID, { simple: true, description: 'Item ID, unique within the type. REST uses the same ID.' })
  id!: number;
  @Field(() => StockKind, { simple: true, description: 'Stock type of the item.' }) kind!: string;
  @Field(() => String, { simple: true, description: 'Stock number, unique within the stock type.' })
  stockNumber!: string;
  @Field(() => Price, {
    simple: true,
    nullable: true,
    description:
      'Price for the caller. Null if the price is on request (the item cannot be ordered), and for API keys without the scope PRICES_READ.',
  })
  price!: Price | null;
  @Field(() => Availability, {
    simple: true,
    description: 'Current availability for the caller: whether they can order the item, and if not, why.',
  })
  availability!: Availability;
  @Field(() => Media, { simple: true, description: 'Pictures and views.' }) media!: Media;
  @Field(() => Boolean, {
    simple: true,
    description: 'Whether the item is active. Only administrators see inactive items.',
  })
  isActive!: boolean;
  @Field(() => Int, {
    simple: true,
    description: 'Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.',
  })
  version!: number;
  @Field(() => DateTimeScalar, { simple: true, description: 'Time of the last change. UTC ISO 8601.' })
  updatedAt!: Date;
}
