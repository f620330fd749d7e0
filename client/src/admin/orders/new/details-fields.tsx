import { Stack } from '@chakra-ui/react';
import type { Control } from 'react-hook-form';
import type * as v from 'valibot';
import { SelectField } from '../../../forms/select-field';
import { TextAreaField } from '../../../forms/text-area-field';
import { TextField } from '../../../forms/text-field';
import type { OrderBuyerQuery } from '../../../graphql/generated/graphql';
import { addressChoices, type orderDetails } from './order-details';

interface DetailsFieldsProps {
  readonly control: Control<v.InferInput<typeof orderDetails>, unknown, v.InferOutput<typeof orderDetails>>;
  readonly buyer: NonNullable<OrderBuyerQuery['user']> | null;
}

/** The buyer's own words for an order, and where it and its invoice go. */
export function DetailsFields({ control, buyer }: DetailsFieldsProps) {
  const choices = addressChoices(buyer?.addresses ?? []);
  const none = buyer !== null && choices.length === 0 ? 'No address in the book' : 'Primary address';
  return (
    <Stack gap="4">
      <TextField
        control={control}
        name="reference"
        label="Reference"
        hint="The buyer’s own number or word"
        isOptional
        size="sm"
      />
      <TextAreaField control={control} name="note" label="Note" isOptional size="sm" rows={2} />
      <SelectField
        control={control}
        name="deliveryAddressId"
        label="Delivery address"
        choices={choices}
        placeholder={none}
        size="sm"
      />
      <SelectField
        control={control}
        name="billingAddressId"
        label="Invoice address"
        choices={choices}
        placeholder={none}
        size="sm"
      />
    </Stack>
  );
}
