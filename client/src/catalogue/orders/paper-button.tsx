import { Button, type ButtonProps } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { errorText } from '../../graphql/error-text';
import type { OrderRecordFragment } from '../../graphql/generated/graphql';
import { useOrderPaperLazyQuery } from '../../graphql/generated/hooks';
import { toaster } from '../../ui/toaster';
import { paperName } from './order-words';

interface PaperButtonProps extends Pick<ButtonProps, 'size'> {
  readonly order: Pick<OrderRecordFragment, 'id' | 'status'>;
}

/** Opens the order as a PDF beside the page. Its address works for minutes only, so it is asked for when it is wanted. */
export function PaperButton({ order: { id, status }, size }: PaperButtonProps) {
  const [ask, { loading }] = useOrderPaperLazyQuery({ fetchPolicy: 'network-only' });
  const name = paperName(status);

  async function open(): Promise<void> {
    // Opened by the click itself: browsers let no page open one later.
    const tab = window.open('', '_blank');
    try {
      const { data, error } = await ask({ variables: { id } });
      const url = data?.order?.documentUrl;
      if (url == null) {
        throw error ?? new Error('there is no address');
      }
      if (tab === null) {
        window.location.assign(url);
      } else {
        tab.location.replace(url);
      }
    } catch (error) {
      tab?.close();
      toaster.error({ title: `The ${name.toLowerCase()} could not be opened`, description: errorText(error) });
    }
  }

  return (
    <Button size={size} variant="outline" loading={loading} onClick={() => void open()}>
      <FileText aria-hidden />
      {name} PDF
    </Button>
  );
}
