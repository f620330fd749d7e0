import { type ClassType, createUnionType, Field, ObjectType } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { itemKinds, kindOf } from '../selling/kinds/index.ts';

export const OrderItem = createUnionType({
  name: 'OrderItem',
  description: 'What was ordered, as it is now. More kinds may come: keep a default branch.',
  types: () => itemKinds.map(({ view }) => view.output),
});

/** Returns the item of an order line; calls of the same tick share one query per kind. */
export async function orderItemOf(
  ctx: RequestContext,
  { itemType, itemId }: { itemType: number; itemId: number },
  fields: ReadonlySet<string>,
): Promise<object | null> {
  const { find, output } = kindOf({ itemType }).view;
  const item = await find(ctx, itemId, fields);
  return item ? asInstance(output, item) : null;
}

/** Compiled operations call no `resolveType`, so the union is resolved by class. */
function asInstance(output: ClassType<object>, item: object): object {
  if (item instanceof output) return item;
  const instance: object = Object.create(output.prototype);
  return Object.assign(instance, item);
}

/** State of the stock of an order line. */
export enum OrderLineStock {
  RESERVED = 'RESERVED',
  SOLD = 'SOLD',
}

describedEnum(OrderLineStock, {
  name: 'OrderLineStock',
  description: 'What an order has of the stock for a line.',
  values: {
    RESERVED:
      'Nobody else gets it while the order is open; it is for sale again once the order is cancelled or deleted.',
    SOLD: 'It is sold to the buyer.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'The report on an item, or on the stone in it.' })
export class OrderLineReport {
  @Field(() => String, { nullable: true, description: 'Who reports on it.' }) laboratory!: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the report.' }) number!: string | null;
}
