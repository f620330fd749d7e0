import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import { ChevronDown, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AdminOrderDocument, type AdminOrderRowFragment, type OrderStatus } from '../../graphql/generated/graphql';
import { DocumentButton } from '../../shared/orders/document-button';
import { orderStatusLabels } from '../../shared/orders/order-text';
import type { List } from '../../table/list/use-list';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { formatCount } from '../../ui/numbers';
import { recordBefore } from '../kit/bulk/change-each';
import { CheckedJobs } from '../kit/bulk/checked-jobs';
import type { BulkJob } from '../kit/bulk/use-bulk';
import { announceFailure } from '../kit/failure';
import { downloadDocument } from './documents/order-documents';
import { knownOrder, orderStatusChoices, setOrderStatus, stockEffectText } from './order-status';

interface SelectedOrdersDocumentsProps {
  readonly list: List<AdminOrderRowFragment>;
}

/**
 * Button that downloads the documents of the selected orders. If only one order is selected, its document can also be
 * opened.
 */
function SelectedOrdersDocuments({ list: { checked, rows } }: SelectedOrdersDocumentsProps) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const orders = checked.ids.flatMap(
    (id) => rows.page?.items.find((order) => order.id === id) ?? knownOrder(client, id) ?? [],
  );
  const [only] = orders;

  async function download(): Promise<void> {
    setBusy(true);
    const failed: string[] = [];
    for (const order of orders) {
      try {
        await downloadDocument(client, order);
      } catch (error) {
        failed.push(order.id);
        announceFailure('Error downloading order document', error);
      }
    }
    setBusy(false);
    if (failed.length > 0) {
      // Orders whose documents failed to download stay selected for a retry.
      checked.set(failed);
    }
  }

  return (
    <>
      {only?.isTest === false && orders.length === 1 && <DocumentButton order={only} size="sm" />}
      <Button size="sm" variant="outline" loading={isBusy} onClick={() => void download()}>
        <Download aria-hidden />
        Download {orders.length === 1 ? 'PDF' : 'PDFs'}
      </Button>
    </>
  );
}

interface BulkStatusProps {
  readonly list: List<AdminOrderRowFragment>;
  /** Whether the list shows test orders, whose status cannot be changed. */
  readonly areTests: boolean;
  readonly children?: ReactNode;
}

/** Returns a bulk action that sets the status of each order. */
function statusJob(client: ApolloClient, status: OrderStatus): BulkJob {
  return {
    label: `Status ${orderStatusLabels[status]}`,
    change: async (id) => {
      const read = async () => (await client.query({ query: AdminOrderDocument, variables: { id } })).data?.order;
      const before = await recordBefore<AdminOrderRowFragment>(knownOrder(client, id), read, `Order #${id}`);
      await setOrderStatus(client, id, status);
      return before.status === status ? null : () => setOrderStatus(client, id, before.status);
    },
  };
}

function ordersText(count: number): string {
  return count === 1 ? 'the selected order' : `${formatCount(count)} orders`;
}

interface StatusMenuProps {
  readonly count: number;
  readonly onConfirm: (status: OrderStatus) => void;
}

/** Menu that sets the orders' status, and describes the effect on their items. */
function StatusMenu({ count, onConfirm }: StatusMenuProps) {
  const [pendingStatus, setPendingStatus] = useState<OrderStatus | null>(null);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline">
            Set status
            <ChevronDown aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {orderStatusChoices.map(({ value, label }) => (
                <Menu.Item key={value} value={value} onClick={() => setPendingStatus(value)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={pendingStatus !== null}
        title={pendingStatus === null ? '' : `Set ${ordersText(count)} to ${orderStatusLabels[pendingStatus]}?`}
        confirmLabel="Set status"
        onConfirm={() => {
          if (pendingStatus !== null) {
            onConfirm(pendingStatus);
          }
          setPendingStatus(null);
        }}
        onCancel={() => setPendingStatus(null)}
      >
        {pendingStatus !== null && (
          <>
            <Text>Open orders: {stockEffectText('PROCESSING', pendingStatus)}</Text>
            <Text mt="2">Cancelled orders: {stockEffectText('CANCELLED', pendingStatus)}</Text>
            <Text mt="2" color="fg.muted">
              Each buyer gets an email.
            </Text>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Bulk actions for the selected orders: status and documents. */
export function BulkStatus({ list, areTests, children }: BulkStatusProps) {
  const client = useApolloClient();
  return (
    <CheckedJobs list={list} nameOf={(id) => `#${id}`}>
      {(run, count) => (
        <>
          {!areTests && <StatusMenu count={count} onConfirm={(status) => run(statusJob(client, status))} />}
          <SelectedOrdersDocuments list={list} />
          {children}
        </>
      )}
    </CheckedJobs>
  );
}
