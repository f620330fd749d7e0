import { Button, type ButtonProps } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { OrderRecordFragment } from '../../graphql/generated/graphql';
import { useOrderPaperLazyQuery } from '../../graphql/generated/hooks';
import { openDocument } from './open-document';
import { documentNames } from './order-text';

interface DocumentButtonProps extends Pick<ButtonProps, 'size'> {
  readonly order: Pick<OrderRecordFragment, 'id' | 'documentKind'>;
}

/** Opens the order as a PDF beside the page. */
export function DocumentButton({ order: { id, documentKind }, size }: DocumentButtonProps) {
  const [ask, { loading }] = useOrderPaperLazyQuery({ fetchPolicy: 'network-only' });
  const name = documentNames[documentKind];

  async function addressOf(): Promise<string> {
    const { data, error } = await ask({ variables: { id } });
    const url = data?.order?.documentUrl;
    if (url == null) {
      throw error ?? new Error('there is no address');
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
