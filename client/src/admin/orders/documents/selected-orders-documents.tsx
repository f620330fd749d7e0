import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AdminOrderRowFragment } from '../../../graphql/generated/graphql';
import { DocumentButton } from '../../../shared/orders/document-button';
import type { List } from '../../../table/list/use-list';
import { announceFailure } from '../../kit/failure';
import { knownOrder } from '../set-status';
import { downloadDocument } from './order-documents';

interface SelectedOrdersDocumentsProps {
  readonly list: List<AdminOrderRowFragment>;
}

/** The papers of the checked orders as files, each the right one for its status; of a single one also to be read. */
export function SelectedOrdersDocuments({ list: { checked, rows } }: SelectedOrdersDocumentsProps) {
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
      // Those that are left checked can be tried again.
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
