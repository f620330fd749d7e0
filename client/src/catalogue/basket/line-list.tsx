import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { CheckedRows } from '../../table/rows/checked-rows';
import { RowCheckbox } from '../../table/rows/row-checkbox';
import { formatExactCarats, formatPrice } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { availabilityText } from '../diamonds/availability';
import { perCaratOfLine, stonesOfLine } from './line-facts';
import type { BasketLine } from './line-kinds';
import { LineName, LinePicture, SetStones } from './line-stones';

/** Whether the line can still be had. */
function LineStatus({ line }: { readonly line: BasketLine }) {
  const status = stonesOfLine(line).find(({ availability }) => availability === line.availability)?.status;
  const { tone, text } = availabilityText({ availability: line.availability, status: status ?? 'SUSPENDED' });
  return <StatusMark tone={line.availability === 'GONE' ? 'danger' : tone}>{text}</StatusMark>;
}

interface LineListProps {
  readonly lines: readonly BasketLine[];
  /** What the list is, for screen readers. */
  readonly label: string;
  readonly checked: CheckedRows;
  /** Resolves to whether the line is gone. */
  readonly onRemove: (line: BasketLine) => Promise<boolean>;
  /** What else can be done with a line. */
  readonly action?: (line: BasketLine) => ReactNode;
}

/** The lines of a wishlist or cart. When one is removed, the focus goes to the next. */
export function LineList({ lines, label, checked, onRemove, action }: LineListProps) {
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());

  async function remove(line: BasketLine, index: number): Promise<void> {
    const next = lines[index + 1] ?? lines[index - 1];
    if (await onRemove(line)) {
      const button = next === undefined ? undefined : removeButtons.current.get(next.id);
      (button ?? document.querySelector<HTMLElement>('h1'))?.focus();
    }
  }

  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={label} borderTopWidth="1px">
      {lines.map((line, index) => {
        const perCarat = perCaratOfLine(line);
        return (
          <Flex
            as="li"
            key={line.id}
            gap={{ base: '3', md: '6' }}
            py="4"
            borderBottomWidth="1px"
            bg={checked.has(line.id) ? 'selected' : undefined}
          >
            <Box width="8" flexShrink="0" alignSelf="flex-start" pt={{ md: '6' }}>
              <RowCheckbox
                label={`Check ${line.description}`}
                isChecked={checked.has(line.id)}
                onToggle={() => checked.toggle(line.id)}
              />
            </Box>
            <LinePicture line={line} />
            <Flex flex="1" minWidth="0" direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '6' }}>
              <Box flex="1" minWidth="0">
                <LineName line={line} />
                <HStack gap="4" flexWrap="wrap" textStyle="md" color="fg.muted">
                  {line.carats !== null && <Text as="span">{formatExactCarats(line.carats)} ct</Text>}
                  <LineStatus line={line} />
                </HStack>
                <SetStones line={line} />
              </Box>
              <Flex
                direction={{ base: 'row', md: 'column' }}
                align={{ base: 'baseline', md: 'flex-end' }}
                columnGap="3"
                flexShrink="0"
              >
                {line.price !== null && (
                  <Text textStyle="lg" fontWeight="semibold">
                    {formatPrice(line.price.total)}
                  </Text>
                )}
                {perCarat !== null && (
                  <Text textStyle="md" color="fg.subtle">
                    {formatPrice(perCarat)}/ct
                  </Text>
                )}
              </Flex>
              <Stack direction={{ base: 'row', md: 'column' }} gap="2" flexShrink="0" minWidth={{ md: '32' }}>
                {action?.(line)}
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
                  onClick={() => void remove(line, index)}
                >
                  <X aria-hidden />
                  Remove
                </Button>
              </Stack>
            </Flex>
          </Flex>
        );
      })}
    </Stack>
  );
}
