import { type ClassType, createUnionType } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { itemKinds, kindOf } from '../selling/kinds/index.ts';

/** Anything that can be ordered. */
export const OrderItem = createUnionType({
  name: 'OrderItem',
  description: 'What was ordered, as it is now. More kinds may come: keep a default branch.',
  types: () => itemKinds.map(({ view }) => view.output),
});

/** The item of an order's line, together with all others asked for in the same moment: one query per kind. */
export async function orderItemOf(
  ctx: RequestContext,
  { itemType, itemId }: { itemType: number; itemId: number },
  fields: ReadonlySet<string>,
): Promise<object | null> {
  const { find, output } = kindOf({ itemType }).view;
  const item = await find(ctx, itemId, fields);
  return item ? asInstance(output, item) : null;
}

/** Rows do not say of which type they are: the union goes by their class, as compiled operations wait for no function. */
function asInstance(output: ClassType<object>, item: object): object {
  if (item instanceof output) return item;
  const instance: object = Object.create(output.prototype);
  return Object.assign(instance, item);
}
