import { Box, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { OrderLineList } from '../../../shared/orders/order-line-list';
import { EditedSection } from '../../kit/panel/edited-section';
import { namedItemsOf } from '../../kit/panel/open-record';
import { diamondRecordHref } from '../../kit/record-href';
import { ReturnToStock } from '../../kit/sale/return-to-stock';
import { EditLines } from '../edit/edit-lines';
import { stockEffectOf } from '../order-status';

interface LinesSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** The order's lines at the prices of the time; those of an open order can be edited, those of a completed one returned to stock. The address may name items to add. */
export function LinesSection({ order }: LinesSectionProps) {
  const { search } = useLocation();
  const hasItems = namedItemsOf(search) !== null;
  const sold = new Set(order.lines.filter(({ stock }) => stock === 'SOLD').map(({ id }) => id));
  const canEdit = !order.isTest && stockEffectOf(order.status) === 'reserved';
  return (
    <EditedSection
      title="Lines"
      editLabel="Edit lines"
      canEdit={canEdit}
      startsEditing={hasItems}
      editor={(close) => <EditLines order={order} onDone={close} />}
    >
      {hasItems && !canEdit && <Text role="alert">This order can no longer be edited. No items were added.</Text>}
      <OrderLineList
        order={order}
        hrefOf={({ diamond }) => (diamond === null ? null : diamondRecordHref(diamond.id))}
        actionOf={({ id, stockNumber }) =>
          sold.has(id) && (
            <Box mt="2">
              <ReturnToStock orderId={order.id} lineId={id} stockNumber={stockNumber} />
            </Box>
          )
        }
      />
    </EditedSection>
  );
}
