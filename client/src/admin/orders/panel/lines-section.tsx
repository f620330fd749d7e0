import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { OrderLineList } from '../../../catalogue/orders/order-line-list';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { PanelSection } from '../../kit/panel/panel-section';
import { diamondRecordHref } from '../../kit/record-href';
import { EditLines } from '../edit/edit-lines';
import { stockEffectOf } from '../order-status';

interface LinesSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** What was ordered, at the prices of that moment; lines of an open order can be changed. */
export function LinesSection({ order }: LinesSectionProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <PanelSection title="Lines">
      {isEditing ? (
        <EditLines order={order} onDone={() => setEditing(false)} />
      ) : (
        <>
          <OrderLineList
            order={order}
            hrefOf={({ diamond }) => (diamond === null ? null : diamondRecordHref(diamond.id))}
          />
          {stockEffectOf(order.status) === 'reserved' && (
            <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setEditing(true)}>
              Edit lines
            </Button>
          )}
        </>
      )}
    </PanelSection>
  );
}
