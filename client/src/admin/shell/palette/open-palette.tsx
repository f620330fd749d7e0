import { skipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import { Box, Combobox, createListCollection, Dialog, Portal, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ComboboxInput } from '../../../forms/combobox-field';
import { OrderPaperDocument, PaletteMatchesDocument } from '../../../graphql/generated/graphql';
import { openDocument } from '../../../shared/orders/document-button';
import { StatusMark } from '../../../ui/status-mark';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { whenClosed } from '../../../ui/when-closed';
import { failureReason } from '../../kit/failure';
import { type PaletteEntry, paletteEntries, searchedText } from './palette-entries';

export interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Debounce delay before a search request, in milliseconds. */
const PAUSE = 100;

/** Minimum length of the search text for records. Shorter texts only find screens. */
const MIN_LENGTH = 2;

/** Command palette, loaded on demand by `Palette`. A search field finds screens, records and actions. */
export default function OpenPalette({ isOpen, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const chosen = useRef<string | null>(null);
  const [fetchPaper] = useLazyQuery(OrderPaperDocument, { fetchPolicy: 'network-only' });

  async function paperAddress(id: string): Promise<string> {
    const { data, error } = await fetchPaper({ variables: { id } });
    const url = data?.order?.documentUrl;
    if (url == null) {
      throw error ?? new Error('the order has no document');
    }
    return url;
  }

  return (
    <Dialog.Root
      open={isOpen}
      size="lg"
      placement="top"
      lazyMount
      unmountOnExit
      initialFocusEl={() => input.current}
      onOpenChange={whenClosed(onClose)}
      // Opens the record after the dialog has closed. Otherwise the panel would be treated as part of the dialog and
      // close with it.
      onExitComplete={() => {
        const href = chosen.current;
        chosen.current = null;
        if (href !== null) {
          navigate(href);
        }
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label="Go to" overflow="hidden">
            <PaletteSearch
              input={input}
              onChosen={({ href, label, paperOf }) => {
                if (paperOf === undefined) {
                  chosen.current = href;
                } else {
                  void openDocument(label, () => paperAddress(paperOf));
                }
                onClose();
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface PaletteSearchProps {
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly onChosen: (entry: PaletteEntry) => void;
}

function PaletteSearch({ input, onChosen }: PaletteSearchProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const debouncedText = useDebouncedValue(text, PAUSE);
  const searched = searchedText(debouncedText);
  const isNumber = /^\d{1,9}$/.test(searched);
  const isSearching = debouncedText.length >= MIN_LENGTH && text.length >= MIN_LENGTH;
  const { data, previousData, error, loading } = useQuery(
    PaletteMatchesDocument,
    isSearching ? { variables: { text: searched, orderIds: isNumber ? [searched] : [], isNumber } } : skipToken,
  );
  const matches = useDeferredValue(isSearching ? (data ?? previousData) : undefined);
  const isBusy = isSearching && (loading || debouncedText !== text);
  const entries = useMemo(() => paletteEntries(text, matches), [text, matches]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...entries],
        itemToString: ({ label }) => label,
        groupBy: ({ group }) => group,
      }),
    [entries],
  );

  return (
    <Combobox.Root
      collection={collection}
      open
      value={[]}
      inputValue={typed}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      closeOnSelect={false}
      disableLayer
      loopFocus
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') {
          setTyped(inputValue);
        }
      }}
      onValueChange={({ items }) => {
        const [chosen] = items;
        if (chosen !== undefined) {
          onChosen(chosen);
        }
      }}
    >
      <Combobox.Label srOnly>Go to</Combobox.Label>
      <Combobox.Control borderBottomWidth="1px">
        <ComboboxInput
          ref={input}
          placeholder="Screen, order, user, stock number or action"
          autoComplete="off"
          spellCheck={false}
          css={{ border: '0', height: '12', px: '3', textStyle: 'lg', focusVisibleRing: 'none' }}
        />
      </Combobox.Control>
      <Text role="status" px="3" py="1.5" textStyle="sm" color={error === undefined ? 'fg.subtle' : 'fg.error'}>
        {error === undefined ? statusText(entries.length, text, isBusy) : failureReason(error)}
      </Text>
      <Combobox.Content
        position="static"
        boxShadow="none"
        borderWidth="0"
        maxHeight="min(28rem, 60dvh)"
        overflowY="auto"
        aria-busy={isBusy}
      >
        {collection.group().map(([group, items]) => (
          <Combobox.ItemGroup key={group}>
            <Combobox.ItemGroupLabel>{group}</Combobox.ItemGroupLabel>
            {items.map((entry) => (
              <Combobox.Item key={entry.value} item={entry}>
                <Box as="span" whiteSpace="nowrap">
                  {entry.label}
                </Box>
                <Box as="span" color="fg.muted" truncate minWidth="0" flex="1">
                  {entry.note}
                </Box>
                {entry.state !== undefined && (
                  <Box as="span" truncate minWidth="0" flexShrink="0" maxWidth="50%">
                    <StatusMark tone={entry.state.tone}>{entry.state.text}</StatusMark>
                  </Box>
                )}
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
}

function statusText(count: number, text: string, isBusy: boolean): string {
  if (isBusy) {
    return 'Searching…';
  }
  if (count === 0) {
    return `No results for “${text}”.`;
  }
  return text === ''
    ? 'Arrow keys select, Enter opens, Escape closes.'
    : `${count} ${count === 1 ? 'result' : 'results'}`;
}
