import { Box, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { RingSettingRowFragment } from '../../graphql/generated/graphql';
import { RingDrawing } from '../../ui/ring-drawing/ring-drawing';
import { drawnRing, drawnRingLabel } from './ring-measures';
import { type RingStone, stoneTitle } from './ring-text';

interface RingExampleProps {
  readonly setting: RingSettingRowFragment | null;
  readonly stone: RingStone | null;
  /** Label. Set it if the page shows more than one example. */
  readonly label?: string;
  /** Actions below the drawing. */
  readonly children?: ReactNode;
}

/** Example ring of a builder, with its name and a drawing to scale. Shows an empty frame if no part is chosen. */
export function RingExample({ setting, stone, label = 'Example', children }: RingExampleProps) {
  const parts = { setting, stone, size: null };
  const hasExample = setting !== null || stone !== null;
  return (
    <Box as="section" flex="7" width="full" maxW="2xl" aria-label={label}>
      <Box bg="bg.subtle" p={{ base: '3', md: '6' }} minHeight={{ base: '12rem', md: '20rem' }}>
        {hasExample && (
          <RingDrawing
            {...drawnRing(parts)}
            stoneColor={stone?.color ?? null}
            engraving=""
            label={drawnRingLabel(parts, '')}
          />
        )}
      </Box>
      {hasExample && (
        <HStack mt="3" justify="space-between" gap="4" flexWrap="wrap">
          <Text textStyle="md" color="fg.muted" flex="1" minWidth="12rem">
            {[setting?.name, stone === null ? null : stoneTitle(stone)].filter(Boolean).join(' with ')}
          </Text>
          {children}
        </HStack>
      )}
    </Box>
  );
}
