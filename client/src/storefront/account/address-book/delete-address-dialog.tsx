import { errorText } from '../../../graphql/error-text';
import { AddressBookDocument, type BookedAddressFragment } from '../../../graphql/generated/graphql';
import { useDeleteAddressMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { bookedText } from '../../../site/addresses/address-fields';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toaster } from '../../../ui/toaster';

interface DeleteAddressDialogProps {
  /** Null: nothing is asked. */
  readonly address: BookedAddressFragment | null;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before an address leaves the book. */
export function DeleteAddressDialog({ address, onDeleted, onCancel }: DeleteAddressDialogProps) {
  const [remove, { client, loading }] = useDeleteAddressMutation();

  async function deleteIt({ id, version }: BookedAddressFragment): Promise<void> {
    try {
      await refetchWhenStale(
        () => remove({ variables: { input: { id, expectedVersion: version } } }),
        () => client.query({ query: AddressBookDocument, fetchPolicy: 'network-only' }),
      );
      toaster.success({ title: 'The address is deleted' });
      onDeleted();
    } catch (error) {
      toaster.error({ title: 'The address was not deleted', description: errorText(error) });
      onCancel();
    }
  }

  return (
    <ConfirmDialog
      isOpen={address !== null}
      title="Delete this address?"
      confirmLabel="Delete the address"
      isDestructive
      isPending={loading}
      onConfirm={() => {
        if (address !== null) {
          void deleteIt(address);
        }
      }}
      onCancel={onCancel}
    >
      {address !== null && `${bookedText(address)}. Orders that were placed with it keep it.`}
    </ConfirmDialog>
  );
}
