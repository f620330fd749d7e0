import { type ClassType, createUnionType } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { type ItemType, itemKinds } from '../basket-lines/index.ts';

/** Anything that can be ordered. */
export const OrderItem = createUnionType({
  name: 'OrderItem',
  description: 'What was ordered, as it is now. More kinds may come: keep a default branch.',
  types: () => Object.values(itemKinds).map(({ output }) => output),
});

/** The thing of an order line, together with all others asked for in the same moment: one query per kind. */
export async function orderItemOf(
  ctx: RequestContext,
  { itemType, itemId }: { itemType: ItemType; itemId: number },
  fields: ReadonlySet<string>,
): Promise<object | null> {
  const { find, output } = itemKinds[itemType];
  const thing = await find(ctx, itemId, fields);
  return thing ? asInstance(output, thing) : null;
}

/** Rows do not say of which type they are: the union goes by their class, as compiled operations wait for no function. */
function asInstance(output: ClassType<object>, thing: object): object {
  if (thing instanceof output) return thing;
  const instance: object = Object.create(output.prototype);
  return Object.assign(instance, thing);
}
