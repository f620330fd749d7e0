import { Button, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CheckedRows } from '../../table/rows/checked-rows';
import { formatCount } from '../../ui/numbers';
import type { BasketLine } from './line-kinds';

interface CheckedLinesBarProps {
  readonly lines: readonly BasketLine[];
  readonly checked: CheckedRows;
  readonly onRemove: (lines: readonly BasketLine[]) => void;
  /** Additional actions for the selected lines. */
  readonly children?: ReactNode;
}

/** Bar with a checkbox that selects all lines of a list, and with actions for the selected lines. */
export function CheckedLinesBar({ lines, checked, onRemove, children }: CheckedLinesBarProps) {
  const chosen = lines.filter(({ id }) => checked.has(id));
  const isAll = chosen.length === lines.length;
  return (
    <HStack gap="2" flexWrap="wrap" minHeight="10">
      <Button
        size="sm"
        variant="plain"
        colorPalette="neutral"
        onClick={() => checked.set(isAll ? [] : lines.map(({ id }) => id))}
      >
        {isAll ? 'Deselect all' : 'Select all'}
      </Button>
      {chosen.length > 0 && (
        <>
          <Text textStyle="md" fontWeight="semibold">
            {formatCount(chosen.length)} selected
          </Text>
          {children}
          <Button size="sm" variant="outline" onClick={() => onRemove(chosen)}>
            Remove selected
          </Button>
        </>
      )}
    </HStack>
  );
}
