import { Dialog, Portal } from '@chakra-ui/react';
import { whenClosed } from '../../../ui/when-closed';
import { NewAddressForm } from './new-address-form';

interface NewAddressDialogProps {
  readonly isOpen: boolean;
  /** Gets the id of the new address, once the book has it. */
  readonly onAdded: (addressId: string) => void;
  readonly onCancel: () => void;
}

/** Puts an address into the buyer's book without leaving the cart. */
export function NewAddressDialog({ isOpen, onAdded, onCancel }: NewAddressDialogProps) {
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      size="md"
      scrollBehavior="inside"
      open={isOpen}
      onOpenChange={whenClosed(onCancel)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <NewAddressForm onAdded={onAdded} onCancel={onCancel} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
