import { InputType } from '../../../kernel/graphql.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { OptionalItemId } from '../kinds/item-field.ts';
import { itemKinds } from '../kinds/kinds.ts';

/** A bulk call takes at most so many items: more is no selection that somebody made by hand. */
export const maxItems = 500;

/** An item as callers name it. Each kind adds its own fields. */
@InputType({ description: 'An item to put into a list: exactly one of the fields.' })
@OneOf()
export class BasketItemInput {
  wishlistLineId?: number | null;
}

for (const { name, decorator } of itemKinds.flatMap(({ fields }) => fields)) decorator(BasketItemInput.prototype, name);
OptionalItemId('A line of the caller’s wishlist.')(BasketItemInput.prototype, 'wishlistLineId');

/** Fields with fields of their own. */
export const partNames: readonly string[] = itemKinds
  .flatMap(({ fields }) => fields)
  .filter(({ isPart }) => isPart)
  .map(({ name }) => name);
