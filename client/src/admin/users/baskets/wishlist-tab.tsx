import { useUserWishlistQuery } from '../../../graphql/generated/hooks';
import { PanelAnswer } from '../../kit/panel/panel-answer';
import { PanelSection } from '../../kit/panel/panel-section';
import { BasketLines } from './basket-lines';

/** What the user wishes for, as they see it. */
export function WishlistTab({ userId }: { readonly userId: string }) {
  const query = useUserWishlistQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelSection title="Wishlist">
      <PanelAnswer
        query={query}
        answer={query.data?.userWishlist}
        failure="Error fetching basket items"
        isEmpty={(lines) => lines.length === 0}
        none="They wish for nothing at the moment."
      >
        {(lines) => <BasketLines label="Wishlist" lines={lines} />}
      </PanelAnswer>
    </PanelSection>
  );
}
