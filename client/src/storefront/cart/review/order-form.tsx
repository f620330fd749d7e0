import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { FormErrors } from '../../../forms/form-errors';
import { SelectField } from '../../../forms/select-field';
import { TextAreaField, TextField } from '../../../forms/text-field';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import type { OrderDetails, TypedDetails } from '../../../shared/orders/order-details';
import { AddressDialog } from '../../../site/addresses/address-dialog';
import { bookedText } from '../../../site/addresses/address-fields';
import type { OrderForm as Form } from './use-order-form';

interface AddressChoiceProps {
  readonly control: Control<TypedDetails, unknown, OrderDetails>;
  readonly name: 'deliveryAddressId' | 'billingAddressId';
  readonly label: string;
  readonly addresses: readonly BookedAddressFragment[];
  readonly onAdd: () => void;
}

/** Select field for choosing an address from the address book or adding a new one. */
function AddressChoice({ control, name, label, addresses, onAdd }: AddressChoiceProps) {
  const add = `Add ${label === 'Delivery address' ? 'a delivery' : 'an invoice'} address`;
  if (addresses.length === 0) {
    return (
      <Stack gap="1" align="flex-start">
        <Text textStyle="md" fontWeight="semibold">
          {label}
        </Text>
        <Text textStyle="md" color="fg.muted">
          Your address book is empty.
        </Text>
        <AddButton label={add} onAdd={onAdd} />
      </Stack>
    );
  }
  return (
    <Stack gap="1" align="flex-start">
      <SelectField
        control={control}
        name={name}
        label={label}
        choices={addresses.map((address) => ({ value: address.id, label: bookedText(address) }))}
        isOptional="quietly"
      />
      <AddButton label={add} onAdd={onAdd} />
    </Stack>
  );
}

function AddButton({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  return (
    <Button size="sm" variant="plain" px="0" onClick={onAdd}>
      <Plus aria-hidden />
      {label}
    </Button>
  );
}

/** ID of the form. The order button is outside the form and references it by this ID. */
export const ORDER_FORM_ID = 'order-form';

interface OrderFormProps {
  readonly form: Form;
  readonly addresses: readonly BookedAddressFragment[];
}

type AddressName = 'deliveryAddressId' | 'billingAddressId';

/** Form for the addresses and notes of an order. */
export function OrderForm({ form, addresses }: OrderFormProps) {
  const { control } = form;
  const [adding, setAdding] = useState<AddressName | null>(null);

  function choose(addressId: string): void {
    const names: readonly AddressName[] = ['deliveryAddressId', 'billingAddressId'];
    // The new address is also used for the other address field if that field is empty.
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
            hint="Your own order number or reference. We print it on our documents."
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
