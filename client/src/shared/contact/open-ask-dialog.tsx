import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { whenClosed } from '../../ui/when-closed';
import { ContactForm } from './contact-form';
import type { MessageSubject } from './message-subject';

export interface AskDialogProps extends MessageSubject {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog opened by `AskButton`, loaded on demand. */
export default function OpenAskDialog({ isOpen, about, subject, onClose }: AskDialogProps) {
  return (
    <Dialog.Root size="lg" scrollBehavior="inside" open={isOpen} onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{subject}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              <ContactForm about={about} subject={subject} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
