import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../graphql/error-text';
import {
  AddressBookDocument,
  type BookedAddressFragment,
  DeleteAddressDocument,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { AccountLayout } from '../../shared/account/account-layout';
import { AddressDialog } from '../../site/addresses/address-dialog';
import { addressText, bookedText } from '../../site/addresses/address-fields';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import { toaster } from '../../ui/toaster';

interface DeleteAddressDialogProps {
  /** Null while the dialog is closed. */
  readonly address: BookedAddressFragment | null;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Dialog that asks for confirmation before it deletes an address. */
function DeleteAddressDialog({ address, onDeleted, onCancel }: DeleteAddressDialogProps) {
  const [remove, { client, loading }] = useMutation(DeleteAddressDocument);

  async function deleteAddress({ id, version }: BookedAddressFragment): Promise<void> {
    try {
      await refetchWhenStale(
        () => remove({ variables: { input: { id, expectedVersion: version } } }),
        () => client.query({ query: AddressBookDocument, fetchPolicy: 'network-only' }),
      );
      toaster.success({ title: 'Address deleted' });
      onDeleted();
    } catch (error) {
      toaster.error({ title: 'The address could not be deleted', description: errorText(error) });
      onCancel();
    }
  }

  return (
    <ConfirmDialog
      isOpen={address !== null}
      title="Delete this address?"
      confirmLabel="Delete address"
      isDestructive
      isPending={loading}
      onConfirm={() => {
        if (address !== null) {
          void deleteAddress(address);
        }
      }}
      onCancel={onCancel}
    >
      {address !== null && `${bookedText(address)}. Existing orders keep this address.`}
    </ConfirmDialog>
  );
}

interface BookedAddressProps {
  readonly address: BookedAddressFragment;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function useOf({ isPrimary, isBilling }: BookedAddressFragment): string {
  const uses = [isPrimary ? 'Primary address' : null, isBilling ? 'Invoice address' : null].filter(
    (use) => use !== null,
  );
  return uses.length === 0 ? 'Delivery address' : uses.join(' · ');
}

/** Address with its actions. The primary address cannot be deleted, because it includes the account name. */
function BookedAddress({ address, onEdit, onDelete }: BookedAddressProps) {
  const name = address.lines.slice(0, 2).join(', ');
  return (
    <Box as="li" borderTopWidth="1px" pt="4" pb="6">
      <Text textStyle="sm" color="fg.muted" mb="2">
        {useOf(address)}
      </Text>
      <Text as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
        {addressText(address)}
      </Text>
      <HStack mt="3" gap="4">
        <Button size="sm" variant="plain" px="0" aria-label={`Change the address of ${name}`} onClick={onEdit}>
          Change
        </Button>
        {!address.isPrimary && (
          <Button
            size="sm"
            variant="plain"
            px="0"
            colorPalette="neutral"
            aria-label={`Delete the address of ${name}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </HStack>
    </Box>
  );
}

/** Dialog that is open: for editing, deleting or adding an address. */
type OpenDialog =
  | { readonly dialog: 'none' | 'new' }
  | { readonly dialog: 'change' | 'delete'; readonly address: BookedAddressFragment };

/** Address book page, `/account/addressbook`. */
export default function AddressBookPage() {
  const { data, error, loading, refetch } = useQuery(AddressBookDocument, { fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<OpenDialog>({ dialog: 'none' });
  const add = useRef<HTMLButtonElement>(null);
  const close = () => setOpened({ dialog: 'none' });
  const addresses = data?.currentUser?.addresses;

  return (
    <AccountLayout title="Address book">
      <Stack gap="6" align="start">
        <Text color="fg.muted" maxW="66ch">
          Choose one of these addresses when you order. The first is your primary address. Its name appears on your
          orders.
        </Text>
        {addresses === undefined && error === undefined && <PageSpinner />}
        {addresses === undefined && error !== undefined && (
          <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
        )}
        {addresses?.length === 0 && (
          <EmptyMessage
            title="No address yet"
            description="Add an address for delivery and invoices, so that you can place orders."
          />
        )}
        {addresses !== undefined && (
          <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} columnGap="12" listStyleType="none" width="full">
            {addresses.map((address) => (
              <BookedAddress
                key={address.id}
                address={address}
                onEdit={() => setOpened({ dialog: 'change', address })}
                onDelete={() => setOpened({ dialog: 'delete', address })}
              />
            ))}
          </SimpleGrid>
        )}
        <Button ref={add} variant="outline" onClick={() => setOpened({ dialog: 'new' })}>
          <Plus strokeWidth={1.5} aria-hidden />
          Add an address
        </Button>
      </Stack>
      <AddressDialog
        isOpen={opened.dialog === 'new' || opened.dialog === 'change'}
        address={opened.dialog === 'change' ? opened.address : null}
        onSaved={() => {
          toaster.success({ title: opened.dialog === 'new' ? 'Address added' : 'Address saved' });
          close();
        }}
        onCancel={close}
      />
      <DeleteAddressDialog
        address={opened.dialog === 'delete' ? opened.address : null}
        onDeleted={() => {
          close();
          add.current?.focus();
        }}
        onCancel={close}
      />
    </AccountLayout>
  );
}
