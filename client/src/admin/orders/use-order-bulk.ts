import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  AdminOrderDocument,
  type AdminOrderRowFragment,
  AdminOrderRowFragmentDoc,
  ChangeOrderStatusDocument,
  type OrderStatus,
} from '../../graphql/generated/graphql';
import type { BulkJob } from '../kit/bulk/use-bulk';
import { RecordGone } from '../kit/failure';
import { orderStatusLabels } from './order-status';

/** Changes the status of many orders at once. */
export function useOrderBulk() {
  const client = useApolloClient();
  return useMemo(() => {
    function knownOrder(id: string): AdminOrderRowFragment | null {
      return client.cache.readFragment({
        from: { __typename: 'Order', id },
        fragment: AdminOrderRowFragmentDoc,
        fragmentName: 'AdminOrderRow',
      });
    }

    async function readStatus(id: string): Promise<OrderStatus> {
      const known = knownOrder(id);
      if (known !== null) {
        return known.status;
      }
      const { data } = await client.query({ query: AdminOrderDocument, variables: { id } });
      if (data?.order == null) {
        throw new RecordGone(`Order #${id}`);
      }
      return data.order.status;
    }

    function setStatus(id: string, status: OrderStatus) {
      return client.mutate({ mutation: ChangeOrderStatusDocument, variables: { input: { id, status } } });
    }

    return (status: OrderStatus): BulkJob => ({
      label: `Status ${orderStatusLabels[status]}`,
      change: async (id) => {
        const before = await readStatus(id);
        await setStatus(id, status);
        return before === status ? null : () => setStatus(id, before);
      },
    });
  }, [client]);
}
