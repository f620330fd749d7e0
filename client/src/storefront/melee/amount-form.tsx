import { Box, Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FieldFrame } from '../../forms/field-frame';
import { NumberField } from '../../forms/number-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import { useBasket } from '../../shared/baskets/use-basket';
import { formatCarats } from '../../ui/numbers';
import { amountRequest, caratsOf, caratsText, stonesIn, totalText, typedCarats } from './amount';

interface AmountFormProps {
  readonly lot: MeleeLotRowFragment;
  /** The amount is in the cart or on the wishlist. */
  readonly onAdded: () => void;
}

/** Chooses the carats of a lot, with their price, and adds them to cart or wishlist. */
export function AmountForm({ lot, onAdded }: AmountFormProps) {
  const basket = useBasket();
  const schema = useMemo(
    () =>
      v.object({
        carats: caratsText(lot),
      }),
    [lot],
  );

  async function add(list: 'cart' | 'wishlist', carats: number): Promise<void> {
    if (await basket.add(list, [amountRequest(lot, carats)])) {
      onAdded();
    }
  }

  const form = useSchemaForm({ schema, defaultValues: { carats: '' }, onSubmit: ({ carats }) => add('cart', carats) });
  const { control, formState } = form;
  const carats = typedCarats(useWatch({ control, name: 'carats' }));
  const [typedStones, setTypedStones] = useState<string | null>(null);
  const stones = carats === null ? null : stonesIn(carats, lot);

  /** Carats follow the typed number of stones; invalid numbers are ignored. */
  function typeStones(text: string): void {
    setTypedStones(text);
    const asked = caratsOf(Number(text), lot);
    if (/^\d+$/.test(text) && asked !== null) {
      form.setValue('carats', String(asked), { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  }

  return (
    <form onSubmit={form.submit} noValidate aria-label="Amount">
      <Stack gap="4">
        <HStack gap="3" align="start">
          <Box flex="1" onInput={() => setTypedStones(null)}>
            <NumberField
              control={control}
              name="carats"
              label="Carats"
              unit="ct"
              hint={`Up to ${formatCarats(lot.carats)} ct`}
            />
          </Box>
          {caratsOf(1000, lot) !== null && (
            <Box flex="1">
              <FieldFrame label="Stones" hint="About, by their size" isOptional="quietly" error={undefined}>
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  value={typedStones ?? (stones === null ? '' : String(stones))}
                  onChange={({ target }) => typeStones(target.value)}
                />
              </FieldFrame>
            </Box>
          )}
        </HStack>
        <HStack justify="space-between" align="baseline" borderTopWidth="1px" pt="3">
          <Text color="fg.muted">Total</Text>
          <Text textStyle="2xl" aria-live="polite">
            {totalText(carats, lot)}
          </Text>
        </HStack>
        <HStack gap="3">
          <Button type="submit" flex="1" loading={formState.isSubmitting}>
            <ShoppingBag strokeWidth={1.5} aria-hidden />
            Add to cart
          </Button>
          <Button
            variant="outline"
            disabled={formState.isSubmitting}
            onClick={() => void form.handleSubmit((amount) => add('wishlist', amount.carats))()}
          >
            <Heart strokeWidth={1.5} aria-hidden />
            Add to wishlist
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
