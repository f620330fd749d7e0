import { CloseButton, Dialog, Portal, Separator, Stack } from '@chakra-ui/react';
import type { ExportedList } from '../../graphql/generated/graphql';
import { whenClosed } from '../../ui/when-closed';
import { DownloadList } from './download-list';
import { EmailList } from './email-list';

export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly list: ExportedList;
  /** What the list is called. */
  readonly title: string;
  /** What its rows are called. */
  readonly plural: string;
  readonly onClose: () => void;
}

/** What `ExportListButton` loads: the list as a file to save, or by mail. */
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
