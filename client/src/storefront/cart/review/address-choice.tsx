import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { SelectField } from '../../../forms/select-field';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import type { OrderDetails, TypedDetails } from '../../../shared/orders/order-details';
import { bookedText } from '../../../site/addresses/address-fields';

interface AddressChoiceProps {
  readonly control: Control<TypedDetails, unknown, OrderDetails>;
  readonly name: 'deliveryAddressId' | 'billingAddressId';
  readonly label: string;
  readonly addresses: readonly BookedAddressFragment[];
  readonly onAdd: () => void;
}

/** One address of the buyer's book, or a new one. */
export function AddressChoice({ control, name, label, addresses, onAdd }: AddressChoiceProps) {
  const add = `Add ${label === 'Delivery address' ? 'a delivery' : 'an invoice'} address`;
  if (addresses.length === 0) {
    return (
      <Stack gap="1" align="flex-start">
        <Text textStyle="md" fontWeight="semibold">
          {label}
        </Text>
        <Text textStyle="md" color="fg.muted">
          There is no address in your book yet.
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
