import { Alert, Box, chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { JewelleryDrawing } from '../../../ui/jewellery-drawing/jewellery-drawing';
import { metalTone } from '../../../ui/jewellery-drawing/metal-tone';
import type { VariantOption } from './variant-choice';

interface NotMadeProps {
  /** Description of the combination that is not offered. */
  readonly label: string;
  /** Content that suggests alternatives to the combination. */
  readonly children: ReactNode;
}

/** Notice shown in place of the buttons if a combination is not offered. */
export function NotMade({ label, children }: NotMadeProps) {
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Content>
        <Alert.Title>{label} is not offered</Alert.Title>
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Name of a metal with a swatch. */
export function MetalSwatch({ metal }: { readonly metal: string }) {
  return (
    <>
      <JewelleryDrawing type="ETERNITY_RING" metal={metalTone(metal)} stones="none" boxSize="5" />
      <Box as="span">{metal}</Box>
    </>
  );
}

interface ChoiceTilesProps {
  readonly label: string;
  readonly options: readonly VariantOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Renders a value. Defaults to plain text. */
  readonly show?: (value: string) => ReactNode;
  /** Note for values that are not offered in this combination: `not offered in rose gold`. */
  readonly unavailableText: string;
  /** Content at the end of the label's line. */
  readonly aside?: ReactNode;
}

const Tile = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    px: '3',
    textStyle: 'md',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    cursor: 'button',
    '&:has(input:checked)': {
      bg: 'selected',
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 -2px 0 {colors.accent.solid}',
    },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
    '&[data-not-made]': { color: 'fg.subtle', borderStyle: 'dashed' },
  },
});

/**
 * Native radio buttons styled as tiles. Values that are not offered in this combination are marked but can be
 * selected.
 */
export function ChoiceTiles({
  label,
  options,
  value,
  onChange,
  show = (each) => each,
  unavailableText,
  aside,
}: ChoiceTilesProps) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <HStack justify="space-between" minHeight="8" mb="1">
        <Box id={id} textStyle="md" fontWeight="medium">
          {label}
        </Box>
        {aside}
      </HStack>
      <HStack gap="2" flexWrap="wrap">
        {options.map((option) => (
          <Tile key={option.value} data-not-made={option.isAvailable ? undefined : ''}>
            <chakra.input
              type="radio"
              srOnly
              name={id}
              value={option.value}
              checked={option.value.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(option.value)}
            />
            {show(option.value)}
            {!option.isAvailable && <VisuallyHidden>({unavailableText})</VisuallyHidden>}
          </Tile>
        ))}
      </HStack>
    </Box>
  );
}
