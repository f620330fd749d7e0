import { useUserCartQuery } from '../../../graphql/generated/hooks';
import { PanelAnswer } from '../../kit/panel/panel-answer';
import { PanelSection } from '../../kit/panel/panel-section';
import { BasketLines } from './basket-lines';

/** What the user is about to order, as they see it. */
export function CartTab({ userId }: { readonly userId: string }) {
  const query = useUserCartQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelSection title="Cart">
      <PanelAnswer
        query={query}
        answer={query.data?.userCart}
        failure="Error fetching basket items"
        isEmpty={({ lines }) => lines.length === 0}
        none="Their cart is empty."
      >
        {({ lines, totalPrice }) => <BasketLines label="Cart" lines={lines} total={totalPrice} />}
      </PanelAnswer>
    </PanelSection>
  );
}
