import type { ItemKind } from '../../../graphql/generated/graphql';
import { similarHref } from '../../../shared/diamonds/similar-stones';
import type { DetailedOrder } from './reordered';

/** The list in which what is like an item of a kind is found. Of stones their own facts say which. */
const listOfKind: Readonly<Record<Exclude<ItemKind, 'DIAMOND'>, string>> = {
  MELEE: '/melee',
  ENGAGEMENT_RING: '/engagement-rings',
  COMPLETED_RING: '/completed-rings',
  ETERNITY_RING: '/eternity-rings',
  BRACELET: '/bracelets',
  JEWELLERY: '/one-of-a-kind',
  CUSTOM_NECKLACE: '/custom-necklace',
};

/** Where something like the item of an order's line is found; null for a stone that the buyer no longer sees. */
export function similarTo({ kind, diamond }: Pick<DetailedOrder['lines'][number], 'kind' | 'diamond'>): string | null {
  if (kind !== 'DIAMOND') {
    return listOfKind[kind];
  }
  return diamond === null ? null : similarHref(diamond);
}
