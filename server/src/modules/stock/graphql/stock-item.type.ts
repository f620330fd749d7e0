import { Field, ID, Int, InterfaceType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../fields/stock-kind.ts';
import { Availability } from '../values/availability.ts';
import { Media } from './media.type.ts';
import { Price } from './price.type.ts';

/** What GraphQL shows of every stock item, whatever its type. */
@InterfaceType('StockItem', { description: 'Anything that the house has on stock, whatever its type.' })
export abstract class StockItemType {
  @Field(() => ID, { simple: true, description: 'The same number as in REST, unique among its type.' }) id!: number;
  @Field(() => StockKind, { simple: true, description: 'Of which type it is.' }) kind!: string;
  @Field(() => String, { simple: true, description: "The house's own number, unique among its type." })
  stockNumber!: string;
  @Field(() => Price, {
    simple: true,
    nullable: true,
    description:
      "The caller's own price. Null: on request, it cannot be ordered; for keys without the scope PRICES_READ always.",
  })
  price!: Price | null;
  @Field(() => Availability, {
    simple: true,
    description: 'What it is to the caller at this moment: whether they can order it.',
  })
  availability!: Availability;
  @Field(() => Media, { simple: true, description: 'Pictures and views.' }) media!: Media;
  @Field(() => Boolean, { simple: true, description: 'Inactive stock exists for administrators only.' })
  isActive!: boolean;
  @Field(() => Int, { simple: true, description: 'Counts the changes; the update of its type wants it back.' })
  version!: number;
  @Field(() => DateTimeScalar, { simple: true, description: 'Last change.' }) updatedAt!: Date;
}
