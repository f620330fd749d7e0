import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CheckedRows } from '../../table/rows/checked-rows';
import { RowCheckbox } from '../../table/rows/row-checkbox';
import { PlainInput } from '../../ui/inputs/plain-inputs';
import { TextLink } from '../../ui/links';
import { formatCount, formatPrice } from '../../ui/numbers';
import { AskButton } from '../contact/ask-dialog';
import { LineGroupList } from './line-group-list';
import { groupsOf } from './line-groups';
import { type BasketLine, subjectOf } from './line-kinds';
import { LineRow } from './line-row';
import { typedStones } from './parcel-price';
import { useBasket } from './use-basket';
import { type BasketName, type LineMoves, useLineMoves } from './use-line-moves';

interface LineQuantityProps {
  readonly line: Extract<BasketLine, { __typename: 'ParcelLine' }>;
  readonly list: BasketName;
  readonly setStones: LineMoves['setStones'];
}

/** Input for the number of parcel stones in the cart or wishlist. A change is saved when the field loses focus. */
function LineQuantity({ line, list, setStones }: LineQuantityProps) {
  const [text, setText] = useState<string | null>(null);
  const { diamond, numberOfStones, price } = line;
  if (diamond === null) {
    return null;
  }
  const { stockNumber, parcelStones } = diamond;
  const isInvalid = text !== null && typedStones(text, diamond) === null;

  async function save(): Promise<void> {
    const stones = text === null ? null : typedStones(text, diamond ?? { parcelStones: 0 });
    if (stones !== null && stones !== numberOfStones) {
      await setStones(list, line, stones);
    }
    setText(null);
  }

  return (
    <HStack
      as="form"
      gap="2"
      mt="2"
      textStyle="md"
      color="fg.muted"
      flexWrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PlainInput
        type="number"
        min={1}
        max={parcelStones}
        size="sm"
        width="20"
        autoComplete="off"
        aria-label={`Number of stones of ${stockNumber}`}
        aria-invalid={isInvalid}
        value={text ?? String(numberOfStones)}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => void save()}
      />
      <Text as="span">
        of {formatCount(parcelStones)}
        {price?.unit != null && ` at ${formatPrice(price.unit)} per stone`}
      </Text>
      {isInvalid && (
        <Text as="span" color="danger.fg" role="alert">
          Enter 1 to {formatCount(parcelStones)} stones
        </Text>
      )}
    </HStack>
  );
}

interface LineProblemNoteProps {
  readonly line: BasketLine;
  readonly list: BasketName;
}

/** Explanation of why a line is unavailable, with actions that resolve the problem. */
function LineProblemNote({ line, list }: LineProblemNoteProps) {
  const basket = useBasket();
  const subject = subjectOf(line);
  const stockNumber = subject?.stockNumber ?? null;
  if (line.problem === null) {
    return null;
  }
  const { reason, explanation } = line.problem;
  return (
    <>
      <Text mt="1" textStyle="md">
        {explanation}
      </Text>
      <HStack gap="3" wrap="wrap" mt="1">
        {reason === 'CHANGED' && subject !== null && (
          <Button
            size="sm"
            variant="plain"
            px="0"
            onClick={() => void basket.add(list, [{ item: subject.item, name: line.description }])}
          >
            Add the current version
          </Button>
        )}
        {reason === 'TOO_MUCH' && subject?.href != null && (
          <TextLink to={subject.href} textStyle="md">
            Change amount
          </TextLink>
        )}
        {stockNumber !== null && (
          <AskButton
            size="sm"
            variant="plain"
            colorPalette="accent"
            px="0"
            about={{ stockNumber }}
            subject={`Ask about ${stockNumber}`}
          >
            Ask about this item
          </AskButton>
        )}
      </HStack>
    </>
  );
}

interface LineListProps {
  readonly list: BasketName;
  readonly lines: readonly BasketLine[];
  /** Accessible name of the list. */
  readonly label: string;
  readonly checked: CheckedRows;
  /** Resolves to true if the line was removed. */
  readonly onRemove: (line: BasketLine) => Promise<boolean>;
  /** Additional action for a line. Call `onRemoved` with true if the action removed the line. */
  readonly action?: (line: BasketLine, onRemoved: (isRemoved: boolean) => void) => ReactNode;
}

/** List of wishlist or cart lines. When a line is removed, the next one receives focus. */
export function LineList({ list, lines, label, checked, onRemove, action }: LineListProps) {
  const { setStones } = useLineMoves();
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());
  const inOrder = groupsOf(lines).flatMap((group) => group.lines);

  function focusNextOf({ id }: BasketLine): (isRemoved: boolean) => void {
    const index = inOrder.findIndex((line) => line.id === id);
    const next = inOrder[index + 1] ?? inOrder[index - 1];
    return (isRemoved) => {
      if (isRemoved) {
        const button = next === undefined ? undefined : removeButtons.current.get(next.id);
        (button ?? document.querySelector<HTMLElement>('h1'))?.focus();
      }
    };
  }

  return (
    <LineGroupList lines={lines} label={label}>
      {(line) => (
        <LineRow
          key={line.id}
          line={line}
          // Selected lines in the cart are not highlighted, because nearly all lines are selected.
          isMarked={list === 'wishlist' && checked.has(line.id)}
          check={
            <Box width="8" flexShrink="0" alignSelf="flex-start" pt={{ md: '6' }}>
              <RowCheckbox
                label={`Select ${line.description}`}
                isChecked={checked.has(line.id)}
                onToggle={() => checked.toggle(line.id)}
              />
            </Box>
          }
          notice={
            <>
              {line.__typename === 'ParcelLine' && <LineQuantity line={line} list={list} setStones={setStones} />}
              {line.problem !== null && <LineProblemNote line={line} list={list} />}
            </>
          }
          actions={
            <>
              {action?.(line, focusNextOf(line))}
              <Button
                ref={(element: HTMLButtonElement | null) => {
                  if (element === null) {
                    removeButtons.current.delete(line.id);
                  } else {
                    removeButtons.current.set(line.id, element);
                  }
                }}
                size="sm"
                variant="ghost"
                colorPalette="neutral"
                aria-label={`Remove ${line.description}`}
                onClick={() => void onRemove(line).then(focusNextOf(line))}
              >
                <X aria-hidden />
                Remove
              </Button>
            </>
          }
        />
      )}
    </LineGroupList>
  );
}
