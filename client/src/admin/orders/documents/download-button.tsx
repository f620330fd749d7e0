import { useApolloClient } from '@apollo/client/react';
import { IconButton } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AdminOrderRowFragment } from '../../../graphql/generated/graphql';
import { documentNames } from '../../../shared/orders/order-text';
import { announceFailure } from '../../kit/failure';
import { downloadDocument } from './order-documents';

interface DownloadButtonProps {
  readonly order: Pick<AdminOrderRowFragment, 'id' | 'documentKind'>;
}

/** Saves the document of an order as a file. */
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
