import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Dialog, Portal, Stack } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { CheckboxField } from '../../forms/checkbox-field';
import { FormErrors } from '../../forms/form-errors';
import { keepFocus } from '../../forms/keep-focus';
import { useSchemaForm } from '../../forms/use-schema-form';
import { errorText } from '../../graphql/error-text';
import {
  AddressBookDocument,
  AddressCountriesDocument,
  type AddressInput,
  type BookedAddressFragment,
  CreateAddressDocument,
  UpdateAddressDocument,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { ErrorState } from '../../ui/error-state';
import { whenClosed } from '../../ui/when-closed';
import { addressSchema, bookedFields, emptyAddress } from './address-fields';
import { AddressFieldset } from './address-fieldset';

/** Returns a function that creates an address, or updates the given one, and resolves to its ID. */
function useSaveAddress(address: BookedAddressFragment | null): (input: AddressInput) => Promise<string> {
  const [create, { client }] = useMutation(CreateAddressDocument, {
    refetchQueries: [{ query: AddressBookDocument }],
    awaitRefetchQueries: true,
  });
  const [update] = useMutation(UpdateAddressDocument);
  return async (input) => {
    if (address === null) {
      const { data } = await create({ variables: { input: { address: input } } });
      if (data?.createAddress == null) {
        throw new Error('createAddress returned neither an address nor an error');
      }
      return data.createAddress.address.id;
    }
    const { id, version } = address;
    await refetchWhenStale(
      () => update({ variables: { input: { id, expectedVersion: version, set: input } } }),
      () => client.query({ query: AddressBookDocument, fetchPolicy: 'network-only' }),
    );
    return id;
  };
}

const schema = v.object({ address: v.object({ ...addressSchema.entries, isBilling: v.boolean() }) });

interface AddressDialogFormProps {
  readonly address: BookedAddressFragment | null;
  readonly onSaved: (addressId: string) => void;
  readonly onCancel: () => void;
}

function AddressDialogForm({ address, onSaved, onCancel }: AddressDialogFormProps) {
  const { data, error, refetch } = useQuery(AddressCountriesDocument);
  const save = useSaveAddress(address);
  const form = useSchemaForm({
    schema,
    defaultValues: {
      address: { ...(address === null ? emptyAddress : bookedFields(address)), isBilling: address?.isBilling ?? false },
    },
    onSubmit: async (input) => onSaved(await save(input.address)),
  });

  return (
    <chakra.form noValidate onSubmit={form.submit} display="contents">
      <Dialog.Header>
        <Dialog.Title>{address === null ? 'New address' : 'Change address'}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <FormErrors control={form.control} />
          {error === undefined ? (
            <FormProvider {...form}>
              <AddressFieldset countries={data?.countries ?? []} />
              <CheckboxField control={form.control} name="address.isBilling" label="Use for invoices" />
            </FormProvider>
          ) : (
            <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer {...keepFocus}>
        <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {address === null ? 'Add address' : 'Save address'}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}

export interface AddressDialogProps {
  readonly isOpen: boolean;
  /** Address to edit. Null to add a new one. */
  readonly address: BookedAddressFragment | null;
  /** Called with the ID of the saved address. */
  readonly onSaved: (addressId: string) => void;
  readonly onCancel: () => void;
}

/** Implementation of `AddressDialog`, loaded on demand. */
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
