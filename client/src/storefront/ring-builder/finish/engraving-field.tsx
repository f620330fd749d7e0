import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { lettersOf, MOST_LETTERS } from '../../../shared/rings/ring-address';
import { PlainInput } from '../../../ui/inputs/plain-inputs';

interface EngravingFieldProps {
  readonly value: string;
  readonly onChange: (engraving: string) => void;
  readonly onLeave: () => void;
}

/** What is engraved inside the ring: its limit is told while typing, nothing is cut off. */
export function EngravingField({ value, onChange, onLeave }: EngravingFieldProps) {
  const id = useId();
  const letters = lettersOf(value.trim());
  const surplus = letters - MOST_LETTERS;
  return (
    <Box>
      <HStack justify="space-between" mb="1">
        <chakra.label htmlFor={id} textStyle="md" fontWeight="medium">
          Engraving
        </chakra.label>
        <Text as="span" textStyle="sm" color={surplus > 0 ? 'fg.error' : 'fg.muted'} aria-hidden>
          {letters} of {MOST_LETTERS}
        </Text>
      </HStack>
      <PlainInput
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={surplus > 0 || undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <Text id={`${id}-hint`} role="status" mt="1" textStyle="sm" color={surplus > 0 ? 'fg.error' : 'fg.muted'}>
        {surplus > 0
          ? `${surplus} too many: at most ${MOST_LETTERS} letters have room inside the band.`
          : `Letters, digits and signs in one line, at most ${MOST_LETTERS}. Left empty, nothing is engraved.`}
      </Text>
    </Box>
  );
}
