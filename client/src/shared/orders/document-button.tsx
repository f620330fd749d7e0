import { useLazyQuery } from '@apollo/client/react';
import { Button, type ButtonProps } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { errorText } from '../../graphql/error-text';
import { OrderPaperDocument, type OrderRecordFragment } from '../../graphql/generated/graphql';
import { toaster } from '../../ui/toaster';
import { documentNames } from './order-text';

/**
 * Opens a PDF in a new tab, or shows a notice if it cannot be opened. The signed URL is valid for only a few minutes,
 * so it is fetched on click. Call this directly in the click handler, because browsers block tabs that are opened
 * later.
 */
export async function openDocument(name: string, addressOf: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await addressOf();
    if (tab === null) {
      window.location.assign(url);
    } else {
      tab.location.replace(url);
    }
  } catch (error) {
    tab?.close();
    toaster.error({ title: `The ${name} could not be opened`, description: errorText(error) });
  }
}

interface DocumentButtonProps extends Pick<ButtonProps, 'size'> {
  readonly order: Pick<OrderRecordFragment, 'id' | 'documentKind'>;
}

/** Button that opens the PDF of an order in a new tab. */
export function DocumentButton({ order: { id, documentKind }, size }: DocumentButtonProps) {
  const [fetchDocument, { loading }] = useLazyQuery(OrderPaperDocument, { fetchPolicy: 'network-only' });
  const name = documentNames[documentKind];

  async function addressOf(): Promise<string> {
    const { data, error } = await fetchDocument({ variables: { id } });
    const url = data?.order?.documentUrl;
    if (url == null) {
      throw error ?? new Error('the server returned no URL');
    }
    return url;
  }

  return (
    <Button
      size={size}
      variant="outline"
      loading={loading}
      onClick={() => void openDocument(name.toLowerCase(), addressOf)}
    >
      <FileText aria-hidden />
      {name} PDF
    </Button>
  );
}
