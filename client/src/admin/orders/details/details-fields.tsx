import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { type Choice, SelectField } from '../../../forms/select-field';
import { TextAreaField, TextField } from '../../../forms/text-field';
import { type BookedAddressFragment, OrderBuyerDocument } from '../../../graphql/generated/graphql';
import type { OrderDetails, TypedDetails } from '../../../shared/orders/order-details';
import { UserAddressDialog } from '../../kit/user-address/user-address-dialog';
import { detailLabels } from './edited-details';

const addressFields = ['deliveryAddressId', 'billingAddressId'] as const;
type AddressField = (typeof addressFields)[number];

interface DetailsFieldsProps {
  readonly control: Control<TypedDetails, unknown, OrderDetails>;
  /** User ID of the address book's owner. Null if there is none. */
  readonly buyerId: string | null;
  readonly choices: Readonly<Record<AddressField, readonly Choice[]>>;
  /** Label of the option that selects no address. */
  readonly emptyText: string;
  /** Called when an address was added to the address book through a field. */
  readonly onAdded: (field: AddressField, address: BookedAddressFragment) => void;
}

/** Fields for the reference, note and addresses of an order. */
export function DetailsFields({ control, buyerId, choices, emptyText, onAdded }: DetailsFieldsProps) {
  const [adding, setAdding] = useState<AddressField | null>(null);
  return (
    <Stack gap="4">
      <TextField
        control={control}
        name="reference"
        label={detailLabels.reference}
        hint="The buyer’s own order number or name"
        isOptional
        size="sm"
      />
      <TextAreaField control={control} name="note" label={detailLabels.note} isOptional size="sm" rows={2} />
      {addressFields.map((field) => (
        <Stack key={field} gap="2">
          <SelectField
            control={control}
            name={field}
            label={detailLabels[field]}
            choices={choices[field]}
            placeholder={emptyText}
            size="sm"
          />
          {buyerId !== null && (
            <Button
              size="xs"
              variant="ghost"
              alignSelf="flex-start"
              aria-label={`New ${detailLabels[field].toLowerCase()}`}
              onClick={() => setAdding(field)}
            >
              New address
            </Button>
          )}
        </Stack>
      ))}
      {buyerId !== null && (
        <UserAddressDialog
          userId={buyerId}
          address={null}
          query={OrderBuyerDocument}
          isOpen={adding !== null}
          onAdded={(address) => {
            if (adding !== null) {
              onAdded(adding, address);
            }
          }}
          onClosed={() => setAdding(null)}
        />
      )}
    </Stack>
  );
}
