import { type ClassType, createUnionType, Field, ObjectType } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { itemKinds, kindOf } from '../selling/kinds/index.ts';

export const OrderItem = createUnionType({
  name: 'OrderItem',
  description: 'Current state of an ordered item. More kinds may be added: handle unknown types.',
  types: () => itemKinds.map(({ view }) => view.output),
});

/** Returns the item of an order line. Calls in the same tick share one query per item kind. */
export async function orderItemOf(
  ctx: RequestContext,
  { itemType, itemId }: { itemType: number; itemId: number },
  fields: ReadonlySet<string>,
): Promise<object | null> {
  const { find, output } = kindOf({ itemType }).view;
  const item = await find(ctx, itemId, fields);
  return item ? asInstance(output, item) : null;
}

/** Compiled operations do not call `resolveType`, so the union member is determined by the class of the object. */
function asInstance(output: ClassType<object>, item: object): object {
  if (item instanceof output) return item;
  const instance: object = Object.create(output.prototype);
  return Object.assign(instance, item);
}

/** Stock of an order line. */
export enum OrderLineStock {
  RESERVED = 'RESERVED',
  SOLD = 'SOLD',
}

describedEnum(OrderLineStock, {
  name: 'OrderLineStock',
  description: 'State of the stock of an order line.',
  values: {
    RESERVED: 'Reserved for the buyer while the order is open. Available again if the order is cancelled or deleted.',
    SOLD: 'Sold to the buyer.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'Grading report on an item, or on its stone.' })
export class OrderLineReport {
  @Field(() => String, { nullable: true, description: 'Laboratory.' }) laboratory!: string | null;
  @Field(() => String, { nullable: true, description: 'Report number.' }) number!: string | null;
}
