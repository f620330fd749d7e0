import { Box, Checkmark, chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

interface RowCheckboxProps {
  /** Accessible name: "Stone A-102". */
  readonly label: string;
  readonly isChecked: boolean;
  /** True if some but not all rows are selected. */
  readonly isPartly?: boolean;
  /** -1 if the row itself can be focused. */
  readonly tabIndex?: number;
  /** Handles a click. Shift+click selects the range since the last click. */
  readonly onToggle: (event: MouseEvent<HTMLInputElement>) => void;
}

/** Native checkbox with a custom mark. Its click area fills the cell, so that a near miss does not open the row. */
export function RowCheckbox({ label, isChecked, isPartly = false, tabIndex, onToggle }: RowCheckboxProps) {
  return (
    <Box position="relative" display="grid" placeItems="center" boxSize="full" minHeight="6">
      <chakra.input
        type="checkbox"
        className="peer"
        aria-label={label}
        checked={isChecked}
        ref={(input: HTMLInputElement | null) => {
          if (input !== null) {
            input.indeterminate = isPartly && !isChecked;
          }
        }}
        tabIndex={tabIndex}
        readOnly
        onClick={onToggle}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="button"
      />
      <Checkmark size="sm" checked={isChecked} indeterminate={isPartly && !isChecked} pointerEvents="none" />
    </Box>
  );
}
