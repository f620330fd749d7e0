import { Box, Button, CloseButton, Drawer, Flex, HStack, Input, Portal, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FieldFrame } from '../../forms/field-frame';
import { NumberField } from '../../forms/number-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { errorText } from '../../graphql/error-text';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import { useBasket } from '../../shared/baskets/use-basket';
import { LotDrawing } from '../../shared/items/lot-drawing';
import { StockNote } from '../../shared/stock-notes/stock-note';
import { useAsync } from '../../table/list/use-async';
import type { List } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { formatCarats } from '../../ui/numbers';
import { PageSpinner } from '../../ui/page-spinner';
import { whenClosed } from '../../ui/when-closed';
import { amountRequest, caratsOf, caratsText, stonesIn, totalText, typedCarats } from './amount';
import { lotMark, titleOfLot } from './lot-text';

interface AmountFormProps {
  readonly lot: MeleeLotRowFragment;
  /** Called after the amount has been added to the cart or wishlist. */
  readonly onAdded: () => void;
}

/** Form for entering the carats of a lot, with price and buttons. */
function AmountForm({ lot, onAdded }: AmountFormProps) {
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

  /** Converts the entered number of stones to carats. Ignores invalid numbers. */
  function typeStones(text: string): void {
    setTypedStones(text);
    const typedWeight = caratsOf(Number(text), lot);
    if (/^\d+$/.test(text) && typedWeight !== null) {
      form.setValue('carats', String(typedWeight), { shouldDirty: true, shouldValidate: formState.isSubmitted });
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
              <FieldFrame label="Stones" hint="Approximate, based on size" isOptional="quietly" error={undefined}>
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

function Lot({
  lot,
  columns,
  onAdded,
}: { readonly lot: MeleeLotRowFragment; readonly onAdded: () => void } & Pick<List<MeleeLotRowFragment>, 'columns'>) {
  return (
    <Stack gap="6">
      <Flex minHeight="8rem" align="center" justify="center" bg="bg.subtle">
        <LotDrawing lot={lot} />
      </Flex>
      <Stack as="dl" gap="0">
        {columns.map(({ id, header, cell }) => (
          <HStack key={id} justify="space-between" py="2" borderBottomWidth="1px">
            <Text as="dt" color="fg.muted">
              {header}
            </Text>
            <Text as="dd">{cell(lot)}</Text>
          </HStack>
        ))}
      </Stack>
      {lotMark(lot).tone === 'ok' ? (
        <AmountForm lot={lot} onAdded={onAdded} />
      ) : (
        <Text color="fg.muted">This lot is sold out. Other lots of this size may be available.</Text>
      )}
      <StockNote key={lot.id} item={lot} kind="MELEE" />
    </Stack>
  );
}

function OpenLot({
  list: { readRows, columns },
  id,
  onClose,
}: Pick<LotDrawerProps, 'list' | 'onClose'> & { readonly id: string }) {
  const read = useMemo(() => () => readRows([id]), [readRows, id]);
  const { value, error, retry } = useAsync(read);
  const lot = value?.[0];
  return (
    <>
      <Drawer.Header>
        <Drawer.Title>{lot === undefined ? 'Melee lot' : titleOfLot(lot)}</Drawer.Title>
      </Drawer.Header>
      <Drawer.Body>
        {error !== undefined && <ErrorState description={errorText(error)} onRetry={retry} />}
        {value === null && error === undefined && <PageSpinner />}
        {value !== null && lot === undefined && (
          <EmptyMessage
            title="This lot is no longer available"
            description="It was sold, or your account does not include it."
          />
        )}
        {lot !== undefined && <Lot lot={lot} columns={columns} onAdded={onClose} />}
      </Drawer.Body>
    </>
  );
}

export interface LotDrawerProps {
  readonly list: List<MeleeLotRowFragment>;
  readonly isOpen: boolean;
  /** ID of the open lot; null if none is open. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Implementation of `LotDrawer`, loaded on demand. */
export default function OpenLotDrawer({ list, isOpen, id, onClose }: LotDrawerProps) {
  return (
    <Drawer.Root open={isOpen} placement="end" size="sm" lazyMount unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            {id !== null && <OpenLot list={list} id={id} onClose={onClose} />}
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close lot" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
