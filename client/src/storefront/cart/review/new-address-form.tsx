import { Button, chakra, Dialog, Stack } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { FormErrors } from '../../../forms/form-errors';
import { keepFocus } from '../../../forms/keep-focus';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { errorText } from '../../../graphql/error-text';
import { AddressBookDocument } from '../../../graphql/generated/graphql';
import { useAddressCountriesQuery, useCreateAddressMutation } from '../../../graphql/generated/hooks';
import { addressSchema, emptyAddress } from '../../../site/addresses/address-fields';
import { AddressFieldset } from '../../../site/addresses/address-fieldset';
import { ErrorState } from '../../../ui/error-state';

interface NewAddressFormProps {
  /** Gets the id of the new address, once the book has it. */
  readonly onAdded: (addressId: string) => void;
  readonly onCancel: () => void;
}

const newAddress = v.object({ address: addressSchema });

/** The inside of a dialog that puts an address into the buyer's book. */
export function NewAddressForm({ onAdded, onCancel }: NewAddressFormProps) {
  const { data, error, refetch } = useAddressCountriesQuery();
  const [create] = useCreateAddressMutation({
    refetchQueries: [{ query: AddressBookDocument }],
    awaitRefetchQueries: true,
  });
  const form = useSchemaForm({
    schema: newAddress,
    defaultValues: { address: emptyAddress },
    onSubmit: async (input) => {
      const { data: made } = await create({ variables: { input } });
      if (made?.createAddress != null) {
        onAdded(made.createAddress.address.id);
      }
    },
  });

  return (
    <chakra.form noValidate onSubmit={form.submit} display="contents">
      <Dialog.Header>
        <Dialog.Title>New address</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4" css={{ '& > [role="alert"]:empty': { display: 'none' } }}>
          <FormErrors control={form.control} />
          {error === undefined ? (
            <FormProvider {...form}>
              <AddressFieldset countries={data?.countries ?? []} />
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
          Add the address
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
