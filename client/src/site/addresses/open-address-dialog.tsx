import { Dialog, Portal } from '@chakra-ui/react';
import type { BookedAddressFragment } from '../../graphql/generated/graphql';
import { whenClosed } from '../../ui/when-closed';
import { AddressDialogForm } from './address-dialog-form';

export interface AddressDialogProps {
  readonly isOpen: boolean;
  /** The one to change; null for a new one. */
  readonly address: BookedAddressFragment | null;
  /** Gets the id of the address, once the book has it. */
  readonly onSaved: (addressId: string) => void;
  readonly onCancel: () => void;
}

/** What `AddressDialog` loads. */
export default function OpenAddressDialog({ isOpen, address, onSaved, onCancel }: AddressDialogProps) {
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
            <AddressDialogForm key={address?.id ?? 'new'} address={address} onSaved={onSaved} onCancel={onCancel} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
