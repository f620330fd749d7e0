import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../graphql/error-text';
import type { BookedAddressFragment } from '../../graphql/generated/graphql';
import { useAddressBookQuery } from '../../graphql/generated/hooks';
import { AccountLayout } from '../../shared/account/account-layout';
import { AddressDialog } from '../../site/addresses/address-dialog';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import { toaster } from '../../ui/toaster';
import { BookedAddress } from './address-book/booked-address';
import { DeleteAddressDialog } from './address-book/delete-address-dialog';

/** What stands over the book: an address to change, one to delete, or an empty form. */
type Opened =
  | { readonly dialog: 'none' | 'new' }
  | { readonly dialog: 'change' | 'delete'; readonly address: BookedAddressFragment };

/** The addresses for deliveries and invoices, `/account/addressbook`. */
export default function AddressBookPage() {
  const { data, error, loading, refetch } = useAddressBookQuery({ fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<Opened>({ dialog: 'none' });
  const add = useRef<HTMLButtonElement>(null);
  const close = () => setOpened({ dialog: 'none' });
  const addresses = data?.currentUser?.addresses;

  return (
    <AccountLayout title="Address book">
      <Stack gap="6" align="start">
        <Text color="fg.muted" maxW="66ch">
          Orders offer these addresses. The first is your primary one: your name on orders comes from it.
        </Text>
        {addresses === undefined && error === undefined && <PageSpinner />}
        {addresses === undefined && error !== undefined && (
          <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
        )}
        {addresses?.length === 0 && (
          <EmptyMessage
            title="No address yet"
            description="Orders need one for the delivery and one for the invoice."
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
          toaster.success({ title: opened.dialog === 'new' ? 'The address is in your book' : 'The address is saved' });
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
