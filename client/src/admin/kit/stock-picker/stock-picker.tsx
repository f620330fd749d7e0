import { skipToken, useQuery } from '@apollo/client/react';
import { Combobox, createListCollection, Field, HStack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ComboboxInput } from '../../../forms/combobox-field';
import { FindStockDocument, type StockHitFragment, type StockKind } from '../../../graphql/generated/graphql';
import { FoundItemPicture } from '../../../shared/search-results/found-item-line';
import { foundItemText } from '../../../shared/search-results/found-item-text';
import { useDelayedCall } from '../../../table/filters/use-delayed-call';
import { saleMark } from '../sale/sale-mark';

const TYPING_PAUSE = 200;

interface StockPickerProps {
  readonly label: string;
  readonly kind: StockKind;
  readonly onChange: (item: StockHitFragment) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Field that finds an item of one stock type by number or text. Each result shows a picture. */
export function StockPicker({ label, kind, onChange, hint, error }: StockPickerProps) {
  const [text, setText] = useState('');
  const typing = useDelayedCall(TYPING_PAUSE, (typed: string) => setText(typed.trim()));
  const { data, loading } = useQuery(
    FindStockDocument,
    text === '' ? skipToken : { variables: { text, kinds: [kind] } },
  );
  const items = data?.searchStock?.items;
  const collection = useMemo(
    () =>
      createListCollection<StockHitFragment>({
        items: [...(items ?? [])],
        itemToValue: ({ stockNumber }) => stockNumber,
        itemToString: ({ stockNumber }) => stockNumber,
      }),
    [items],
  );

  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Combobox.Root
        collection={collection}
        size="sm"
        // Always empty, because a selection replaces the current item and the text is only used to search.
        value={[]}
        selectionBehavior="clear"
        positioning={{ strategy: 'fixed', sameWidth: true }}
        placeholder="Stock number or keywords"
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') {
            typing.schedule(inputValue);
          }
        }}
        onValueChange={({ items: [item] }) => {
          if (item !== undefined) {
            onChange(item);
            setText('');
          }
        }}
      >
        <Combobox.Control>
          <ComboboxInput autoComplete="off" />
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>
              {text === '' ? 'Type a stock number or keywords' : loading ? 'Searching' : 'No items found'}
            </Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.stockNumber} item={item}>
                <HStack gap="3" minWidth="0">
                  <FoundItemPicture item={item} />
                  <Combobox.ItemText>
                    {item.stockNumber}
                    <Text as="span" display="block" color="fg.subtle" textStyle="sm">
                      {[foundItemText(item), item.sale === null ? null : saleMark(item.sale).text]
                        .filter(Boolean)
                        .join(', ')}
                    </Text>
                  </Combobox.ItemText>
                </HStack>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
