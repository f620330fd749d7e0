import { Box, Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { goneLines } from '../../../catalogue/basket/line-facts';
import { FormErrors } from '../../../forms/form-errors';
import { keepFocus } from '../../../forms/keep-focus';
import { TextAreaField } from '../../../forms/text-area-field';
import { TextField } from '../../../forms/text-field';
import type { BookedAddressFragment, CartLinesQuery } from '../../../graphql/generated/graphql';
import { AddressChoice } from './address-choice';
import { NewAddressDialog } from './new-address-dialog';
import { orderNote } from './order-note';
import { OrderTotals } from './order-totals';
import type { OrderForm as Form } from './use-order-form';

type Cart = NonNullable<CartLinesQuery['cart']>;

interface OrderFormProps {
  readonly form: Form;
  /** The lines that are to be ordered. */
  readonly cart: Cart;
  /** Lines of the whole cart. */
  readonly lines: number;
  readonly addresses: readonly BookedAddressFragment[];
  readonly isPlacing: boolean;
  readonly onRemoveGone: () => void;
}

type AddressName = 'deliveryAddressId' | 'billingAddressId';

/** What the chosen lines come to, what the buyer says with them, and the order button. */
export function OrderForm({ form, cart, lines, addresses, isPlacing, onRemoveGone }: OrderFormProps) {
  const { control } = form;
  const [adding, setAdding] = useState<AddressName | null>(null);
  const gone = goneLines(cart.lines).length;

  function choose(addressId: string): void {
    const names: readonly AddressName[] = ['deliveryAddressId', 'billingAddressId'];
    // The first address of all serves for both.
    for (const name of names.filter((each) => each === adding || form.getValues(each) === '')) {
      form.setValue(name, addressId, { shouldDirty: true, shouldValidate: true });
    }
    setAdding(null);
  }

  return (
    <Box as="section" aria-labelledby="summary" position={{ lg: 'sticky' }} top="6">
      <Heading id="summary" as="h2" size="lg" mb="2">
        Order
      </Heading>
      <chakra.form
        noValidate
        onSubmit={form.submit}
        display="flex"
        flexDirection="column"
        gap="4"
        css={{ '& > [role="alert"]:empty': { display: 'none' } }}
      >
        <OrderTotals cart={cart} lines={lines} />
        <FormErrors control={control} />
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
        <Stack gap="3" align="stretch" {...keepFocus}>
          <Button
            type="submit"
            size="lg"
            loading={isPlacing}
            loadingText="Ordering…"
            disabled={gone > 0 || cart.lines.length === 0}
            aria-describedby="order-note"
          >
            Place order
          </Button>
          <Text id="order-note" textStyle="md" color="fg.muted" role="status">
            {orderNote(cart.lines.length, gone)}
          </Text>
          {gone > 0 && (
            <Button variant="outline" onClick={onRemoveGone}>
              Remove what is gone
            </Button>
          )}
        </Stack>
      </chakra.form>
      <NewAddressDialog isOpen={adding !== null} onAdded={choose} onCancel={() => setAdding(null)} />
    </Box>
  );
}
