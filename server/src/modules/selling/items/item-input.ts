import { InputType } from '../../../kernel/graphql.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { OptionalItemId } from '../kinds/item-field.ts';
import { itemKinds } from '../kinds/kinds.ts';

/** Maximum number of items per bulk call. Users do not select more items by hand. */
export const maxItems = 500;

/** Item identified by the caller. Each item kind adds its fields. */
@InputType({ description: 'Item to add to a list. Exactly one field must be set.' })
@OneOf()
export class BasketItemInput {
  wishlistLineId?: number | null;
}

for (const { name, decorator } of itemKinds.flatMap(({ fields }) => fields)) decorator(BasketItemInput.prototype, name);
OptionalItemId('ID of a line of the caller’s wishlist.')(BasketItemInput.prototype, 'wishlistLineId');

/** Names of the fields that are input objects. */
export const partNames: readonly string[] = itemKinds
  .flatMap(({ fields }) => fields)
  .filter(({ isPart }) => isPart)
  .map(({ name }) => name);
