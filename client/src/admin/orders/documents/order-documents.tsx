import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { IconButton } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type AdminOrderRowFragment, OrderPaperDocument } from '../../../graphql/generated/graphql';
import { documentNames } from '../../../shared/orders/order-text';
import { announceFailure } from '../../kit/failure';

interface DownloadButtonProps {
  readonly order: Pick<AdminOrderRowFragment, 'id' | 'documentKind'>;
}

/** Button that downloads the document of an order. */
export function DownloadButton({ order }: DownloadButtonProps) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const name = documentNames[order.documentKind];

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await downloadDocument(client, order);
    } catch (error) {
      announceFailure('Error downloading order document', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <IconButton
      size="sm"
      variant="outline"
      aria-label={`Download ${name.toLowerCase()}`}
      title={`Download ${name.toLowerCase()}`}
      loading={isBusy}
      onClick={() => void download()}
    >
      <Download aria-hidden />
    </IconButton>
  );
}

/** Fetches the URL of an order's document. The URL expires after a few minutes. */
async function documentUrl(client: ApolloClient, id: string): Promise<string> {
  const { data } = await client.query({ query: OrderPaperDocument, variables: { id }, fetchPolicy: 'network-only' });
  const url = data?.order?.documentUrl;
  if (url == null) {
    throw new Error('the response contains no document URL');
  }
  return url;
}

/** Downloads the document of an order. */
export async function downloadDocument(client: ApolloClient, { id }: Pick<AdminOrderRowFragment, 'id'>): Promise<void> {
  const link = document.createElement('a');
  link.href = await documentUrl(client, id);
  // Empty, because the server sets the file name.
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
