import { Box, Button, chakra, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import type { StockHitFragment } from '../../../graphql/generated/graphql';
import { FoundItemLine } from '../../../shared/search-results/found-item-line';
import { formatCount } from '../../../ui/numbers';
import { SaleMark } from '../../kit/sale/sale-mark';
import { isRingPart, lineBeside, type NewLine } from './new-line';
import { useFoundStock } from './use-found-stock';

interface AddItemsProps {
  readonly lines: readonly NewLine[];
  readonly onChange: (lines: readonly NewLine[]) => void;
}

/**
 * Field that finds stock by number or text and adds it to the draft. Items found by number are added immediately;
 * items found by text are offered as choices.
 */
export function AddItems({ lines, onChange }: AddItemsProps) {
  const [text, setText] = useState('');
  const { results, isBusy, find, clear } = useFoundStock();

  function add(items: readonly StockHitFragment[]): void {
    const all = [...lines];
    for (const item of items) {
      const line = lineBeside(item, all);
      if (line !== null) {
        all.push(line);
      }
    }
    onChange(all);
  }

  async function search(): Promise<void> {
    if (text.trim() === '' || isBusy) {
      return;
    }
    const items = await find(text);
    if (items.length > 0) {
      add(items);
      setText('');
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The field has several lines, so that lists of numbers can be pasted. Enter submits; Shift+Enter inserts a line
    // break.
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void search();
    }
  }

  return (
    <Stack gap="2">
      <Flex align="flex-end" gap="2">
        <Field.Root flex="1">
          <Field.Label>Add items</Field.Label>
          <Textarea
            size="sm"
            rows={1}
            autoresize
            minHeight="8"
            py="1"
            maxHeight="8rem"
            value={text}
            spellCheck={false}
            autoComplete="off"
            placeholder="Stock numbers, report numbers or keywords"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field.Root>
        <Button size="sm" variant="outline" loading={isBusy} onClick={() => void search()}>
          Find
        </Button>
      </Flex>
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {results === null
          ? ''
          : [results.message, results.unknown.length === 0 ? null : `not found: ${results.unknown.join(', ')}`]
              .filter((part) => part !== null)
              .join('; ')}
      </Text>
      {results !== null && results.choices.length > 0 && (
        <Box borderWidth="1px">
          <Stack as="ul" gap="0" listStyleType="none" aria-label="Search results" maxHeight="20rem" overflowY="auto">
            {results.choices.map((item) => (
              <Choice
                key={`${item.kind} ${item.id}`}
                item={item}
                isAdded={!isRingPart(item) && lineBeside(item, lines) === null}
                onAdd={() => add([item])}
              />
            ))}
          </Stack>
          <Flex justify="space-between" align="center" gap="3" px="3" py="2" borderTopWidth="1px">
            <Text textStyle="sm" color="fg.muted">
              {results.more > 0 ? `${formatCount(results.more)} more. Refine your search` : 'No more results'}
            </Text>
            <Button size="xs" variant="ghost" colorPalette="neutral" onClick={clear}>
              Hide
            </Button>
          </Flex>
        </Box>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  readonly item: StockHitFragment;
  readonly isAdded: boolean;
  readonly onAdd: () => void;
}

function Choice({ item, isAdded, onAdd }: ChoiceProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      px="3"
      py="1"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minWidth="0">
        <FoundItemLine item={item} state={item.sale && <SaleMark sale={item.sale} />} />
      </Box>
      <Button
        size="xs"
        variant="outline"
        aria-label={isAdded ? `${item.stockNumber} added` : `Add ${item.stockNumber}`}
        aria-disabled={isAdded}
        onClick={() => {
          if (!isAdded) {
            onAdd();
          }
        }}
      >
        {isAdded ? 'Added' : 'Add'}
      </Button>
    </chakra.li>
  );
}
