import { InMemoryCache } from '@apollo/client';
import { mergeBasketLines } from './basket-lines';
import { possibleTypes } from './generated/possible-types';

/** Parts of a thing that have no id of their own: what one query read of them completes another's. */
const partOfItsOwner = { merge: true };

/** There is one per viewer: a mutation's answer updates every place that shows it. */
const onePerViewer = { keyFields: [] };

const basket = { ...onePerViewer, fields: { lines: { merge: mergeBasketLines } } };

/** The store of everything read from the server. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // What a mutation answered with is there before the page that shows it asks.
          importRun: (known, { args, toReference }) =>
            known ?? toReference({ __typename: 'ImportRun', id: String(args?.id) }),
        },
      },
      Cart: basket,
      ReferenceLists: onePerViewer,
      SiteSettings: onePerViewer,
      Wishlist: basket,
      // Lines of the wishlist and of the cart have numbers of their own.
      BasketLine: { keyFields: false },
      DiamondMemo: partOfItsOwner,
      DiamondProportions: partOfItsOwner,
      DiamondReport: partOfItsOwner,
      DiamondSet: partOfItsOwner,
      // Of a run: lists read its counts only.
      ImportReport: partOfItsOwner,
      // Its id is that of a piece, which may have several.
      ImportUndoProblem: { keyFields: false },
      Media: partOfItsOwner,
      Price: partOfItsOwner,
      Session: { keyFields: false },
    },
  });
}
