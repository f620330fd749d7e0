import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FilterSectionProps {
  readonly label: string;
  /** Something is set in it. */
  readonly isSet: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A filter under its name, which opens and closes it. */
export function FilterSection({ label, isSet, isOpen, onOpenChange, children }: FilterSectionProps) {
  return (
    <chakra.details
      open={isOpen}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
      borderBottomWidth="1px"
      css={{ '&[open] > summary > svg': { rotate: '180deg' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="2"
        minHeight="10"
        textStyle="md"
        fontWeight="semibold"
        cursor="button"
        listStyleType="none"
        focusVisibleRing="inside"
        _hover={{ color: 'accent.fg' }}
        css={{ '@media (pointer: coarse)': { minHeight: '{sizes.11}' } }}
      >
        {label}
        {isSet && <Box boxSize="6px" bg="accent.solid" role="img" aria-label="set" />}
        <chakra.svg as={ChevronDown} boxSize="4" ms="auto" color="fg.subtle" aria-hidden />
      </chakra.summary>
      <Box role="group" aria-label={label} pb="4" pt="1">
        {isOpen && children}
      </Box>
    </chakra.details>
  );
}
