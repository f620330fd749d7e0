import { Button, CloseButton, Dialog, Heading, Portal, Separator, Stack, Text } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../graphql/error-text';
import type { ExportedList, ExportFormat } from '../../graphql/generated/graphql';
import { useExportListMutation } from '../../graphql/generated/hooks';
import { startDownload } from '../../ui/browser/download';
import { whenClosed } from '../../ui/when-closed';
import { EmailList } from './email-list';
import { FormatChoice } from './format-choice';

/** Saves a list as a file. */
function DownloadList({ list, plural }: { readonly list: ExportedList; readonly plural: string }) {
  const [format, setFormat] = useState<ExportFormat>('XLSX');
  const [exportList, { loading }] = useExportListMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function download(): Promise<void> {
    setRefusal(null);
    try {
      const { data } = await exportList({ variables: { input: { list, format } } });
      if (data?.exportList == null) {
        throw new Error('there is no file');
      }
      startDownload(data.exportList);
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <Stack as="section" gap="3" align="start">
      <div>
        <Heading as="h3" textStyle="lg" mb="1">
          As a file
        </Heading>
        <Text textStyle="md" color="fg.muted">
          All {plural} of the list, on whatever page, at your prices.
        </Text>
      </div>
      <FormatChoice value={format} onChange={setFormat} />
      <Button variant="outline" loading={loading} onClick={() => void download()}>
        <FileDown strokeWidth={1.5} aria-hidden />
        Download
      </Button>
      <Text role="alert" color="fg.error" textStyle="md" _empty={{ display: 'none' }}>
        {refusal}
      </Text>
    </Stack>
  );
}

export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly list: ExportedList;
  /** Title of the list. */
  readonly title: string;
  /** Plural noun of the rows. */
  readonly plural: string;
  readonly onClose: () => void;
}

/** The dialog of `ExportListButton`, loaded on demand: download the list or subscribe to it by email. */
export default function OpenExportDialog({ isOpen, list, title, plural, onClose }: ExportDialogProps) {
  return (
    <Dialog.Root size="md" scrollBehavior="inside" open={isOpen} unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Export {title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="6">
                <DownloadList list={list} plural={plural} />
                <Separator borderTopWidth="1px" />
                <EmailList list={list} title={title} />
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
