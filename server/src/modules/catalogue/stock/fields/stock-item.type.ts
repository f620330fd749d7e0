import { Field, ID, Int, InterfaceType } from 'type-graphql';
import { DateTimeScalar } from '../../../../kernel/values/scalars.ts';

/** What GraphQL shows of every stock item, whatever its type. */
@InterfaceType('StockItem', { description: 'Anything that the house has on stock, whatever its type.' })
export abstract class StockItemType {
  @Field(() => ID, { simple: true, description: 'The same number as in REST, unique among its type.' }) id!: number;
  @Field(() => Boolean, { simple: true, description: 'Inactive stock exists for administrators only.' })
  isActive!: boolean;
  @Field(() => Int, { simple: true, description: 'Counts the changes; the update of its type wants it back.' })
  version!: number;
  @Field(() => DateTimeScalar, { simple: true, description: 'Last change.' }) updatedAt!: Date;
}
