import type { DocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { CheckboxField } from '../../../forms/checkbox-field';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  AddressCountriesDocument,
  AddUserAddressDocument,
  type BookedAddressFragment,
  EditUserAddressDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { addressSchema, bookedFields, emptyAddress } from '../../../site/addresses/address-fields';
import { AddressFieldset } from '../../../site/addresses/address-fieldset';
import { submitWithNotice, useAnnouncedFailure } from '../failure';
import { showSuccess } from '../success-toast';

export const userAddress = v.object({
  ...addressSchema.entries,
  firstName: requiredText('Enter the first name', 100),
  lastName: requiredText('Enter the last name', 100),
  city: requiredText('Enter the city', 100),
  countryId: requiredText('Choose the country'),
});

const schema = v.object({ address: v.object({ ...userAddress.entries, isBilling: v.boolean() }) });

interface UserAddressFormProps {
  readonly userId: string;
  /** Address to edit. Null for a new address. */
  readonly address: BookedAddressFragment | null;
  /** Query for a user's addresses, with the user ID in the variable `id`. It is refetched after saving. */
  readonly query: DocumentNode;
  readonly onAdded?: (address: BookedAddressFragment) => void;
  readonly onClosed: () => void;
}

/** Dialog that adds or edits an address of a user. */
export function UserAddressDialog({ isOpen, ...form }: UserAddressFormProps & { readonly isOpen: boolean }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={form.onClosed}>
      <UserAddressForm key={form.address?.id ?? 'new'} {...form} />
    </DialogFrame>
  );
}

function UserAddressForm({ userId, address, query, onAdded, onClosed }: UserAddressFormProps) {
  const { data, error } = useQuery(AddressCountriesDocument);
  useAnnouncedFailure('Error fetching countries', error);
  const refetchQuery = { query, variables: { id: userId } };
  const options = { refetchQueries: [refetchQuery], awaitRefetchQueries: true };
  const [add, { client }] = useMutation(AddUserAddressDocument, options);
  const [edit] = useMutation(EditUserAddressDocument, options);
  const form = useSchemaForm({
    schema,
    defaultValues: {
      address: { ...(address === null ? emptyAddress : bookedFields(address)), isBilling: address?.isBilling ?? false },
    },
    onSubmit: async ({ address: newAddress }) => {
      await submitWithNotice('Error editing user details', async () => {
        if (address === null) {
          const { data: result } = await add({ variables: { input: { userId, address: newAddress } } });
          const added = result?.createAddress?.address;
          if (added !== undefined) {
            onAdded?.(added);
          }
        } else {
          const { id, version } = address;
          await refetchWhenStale(
            () => edit({ variables: { input: { id, userId, expectedVersion: version, set: newAddress } } }),
            () => client.query({ ...refetchQuery, fetchPolicy: 'network-only' }),
          );
        }
      });
      showSuccess('Address saved');
      onClosed();
    },
  });

  return (
    <DialogForm
      title={address === null ? 'New address' : 'Edit address'}
      submitLabel="Save address"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClosed}
    >
      <FormErrors control={form.control} />
      <FormProvider {...form}>
        <AddressFieldset countries={data?.countries ?? []} />
        <CheckboxField control={form.control} name="address.isBilling" label="Use for invoices" />
      </FormProvider>
    </DialogForm>
  );
}
