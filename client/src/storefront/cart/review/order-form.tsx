import { chakra, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { TextAreaField } from '../../../forms/text-area-field';
import { TextField } from '../../../forms/text-field';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import { AddressDialog } from '../../../site/addresses/address-dialog';
import { AddressChoice } from './address-choice';
import type { OrderForm as Form } from './use-order-form';

/** By which the order button finds its form: it stands elsewhere on the page. */
export const ORDER_FORM_ID = 'order-form';

interface OrderFormProps {
  readonly form: Form;
  readonly addresses: readonly BookedAddressFragment[];
}

type AddressName = 'deliveryAddressId' | 'billingAddressId';

/** Where the order goes, and what the buyer says with it. */
export function OrderForm({ form, addresses }: OrderFormProps) {
  const { control } = form;
  const [adding, setAdding] = useState<AddressName | null>(null);

  function choose(addressId: string): void {
    const names: readonly AddressName[] = ['deliveryAddressId', 'billingAddressId'];
    // The first address of all serves for both.
    for (const name of names.filter((each) => each === adding || form.getValues(each) === '')) {
      form.setValue(name, addressId, { shouldDirty: true, shouldValidate: true });
    }
    setAdding(null);
  }

  return (
    <>
      <Heading as="h2" textStyle="xl" mb="4">
        Delivery and invoice
      </Heading>
      <chakra.form id={ORDER_FORM_ID} noValidate onSubmit={form.submit} maxW="2xl">
        <FormErrors control={control} />
        <Stack gap="4">
          <AddressChoice
            control={control}
            name="deliveryAddressId"
            label="Delivery address"
            addresses={addresses}
            onAdd={() => setAdding('deliveryAddressId')}
          />
          <AddressChoice
            control={control}
            name="billingAddressId"
            label="Invoice address"
            addresses={addresses}
            onAdd={() => setAdding('billingAddressId')}
          />
          <TextField
            control={control}
            name="reference"
            label="Your reference"
            hint="Your own number or word for this order. It is printed on our documents."
            autoComplete="off"
            isOptional
          />
          <TextAreaField control={control} name="note" label="Note to us" isOptional />
        </Stack>
      </chakra.form>
      <AddressDialog isOpen={adding !== null} address={null} onSaved={choose} onCancel={() => setAdding(null)} />
    </>
  );
}
