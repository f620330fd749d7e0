import { Button, chakra, Dialog, Stack } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { CheckboxField } from '../../forms/checkbox-field';
import { FormErrors } from '../../forms/form-errors';
import { keepFocus } from '../../forms/keep-focus';
import { useSchemaForm } from '../../forms/use-schema-form';
import { errorText } from '../../graphql/error-text';
import type { BookedAddressFragment } from '../../graphql/generated/graphql';
import { useAddressCountriesQuery } from '../../graphql/generated/hooks';
import { ErrorState } from '../../ui/error-state';
import { addressSchema, bookedFields, emptyAddress } from './address-fields';
import { AddressFieldset } from './address-fieldset';
import { useSaveAddress } from './use-save-address';

const schema = v.object({ address: v.object({ ...addressSchema.entries, isBilling: v.boolean() }) });

interface AddressDialogFormProps {
  readonly address: BookedAddressFragment | null;
  readonly onSaved: (addressId: string) => void;
  readonly onCancel: () => void;
}

/** The inside of the dialog for an address of the own book. */
export function AddressDialogForm({ address, onSaved, onCancel }: AddressDialogFormProps) {
  const { data, error, refetch } = useAddressCountriesQuery();
  const save = useSaveAddress(address);
  const form = useSchemaForm({
    schema,
    defaultValues: {
      address: { ...(address === null ? emptyAddress : bookedFields(address)), isBilling: address?.isBilling ?? false },
    },
    onSubmit: async (entered) => onSaved(await save(entered.address)),
  });

  return (
    <chakra.form noValidate onSubmit={form.submit} display="contents">
      <Dialog.Header>
        <Dialog.Title>{address === null ? 'New address' : 'Change the address'}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <FormErrors control={form.control} />
          {error === undefined ? (
            <FormProvider {...form}>
              <AddressFieldset countries={data?.countries ?? []} />
              <CheckboxField control={form.control} name="address.isBilling" label="Invoices go to this address" />
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
          {address === null ? 'Add the address' : 'Save the address'}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
