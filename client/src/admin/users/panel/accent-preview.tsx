import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { getContrast } from 'color2k';
import { deriveAccent } from '../../../theme/accent';
import { formatMeasure } from '../../../ui/numbers';

const papers = {
  light: { label: 'Light theme', paper: '#ffffff', ink: '#1b2127' },
  dark: { label: 'Dark theme', paper: '#12161a', ink: '#eceeef' },
} as const;

const modes = ['light', 'dark'] as const;

interface AccentPreviewProps {
  /** Hexadecimal color. */
  readonly color: string;
}

/** Preview of a color in the shop: unchanged, and darkened or lightened so that text has enough contrast. */
export default function AccentPreview({ color }: AccentPreviewProps) {
  return (
    <SimpleGrid columns={2} gap="3" mt="3">
      {modes.map((mode) => {
        const { label, paper, ink } = papers[mode];
        const { raw, onRaw, strong, tint } = deriveAccent(color, mode);
        return (
          <Box key={mode} p="3" borderWidth="1px" style={{ background: paper, color: ink }}>
            <Text textStyle="xs">{label}</Text>
            <Flex mt="2" gap="2">
              <Box px="2" py="1" style={{ background: raw, color: onRaw }}>
                Fill
              </Box>
              <Box px="2" py="1" style={{ background: strong, color: paper }}>
                Button
              </Box>
              <Box px="2" py="1" style={{ background: tint, color: ink }}>
                Row
              </Box>
            </Flex>
            <Text mt="2" style={{ color: strong }}>
              Link, contrast {formatMeasure(getContrast(strong, paper))}
            </Text>
          </Box>
        );
      })}
    </SimpleGrid>
  );
}
