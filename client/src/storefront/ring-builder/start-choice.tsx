import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useRingExampleQuery } from '../../graphql/generated/hooks';
import { ButtonLink } from '../../ui/links';
import { RingDrawing } from '../../ui/ring-drawing/ring-drawing';
import { drawnRing, drawnRingLabel } from './parts/ring-measures';
import { stoneTitle } from './parts/stone-text';
import type { Builder } from './use-builder';
import { useDefaultStone } from './use-default-stone';
import type { DraftStone } from './use-ring-draft';

interface StartChoiceProps {
  readonly builder: Builder;
}

/** Where to begin: with a setting, with a stone, or with the example of the house. */
export function StartChoice({ builder }: StartChoiceProps) {
  const isEngagement = builder.kind === 'engagement';
  const { data } = useRingExampleQuery();
  const defaultStone = useDefaultStone(!isEngagement);
  const setting = data?.ringConfig?.ringSetting ?? null;
  const stone: DraftStone | null = isEngagement ? (data?.ringConfig?.diamond ?? null) : defaultStone;
  const parts = { setting, stone, size: null };
  const hasExample = setting !== null || stone !== null;
  return (
    <Stack direction={{ base: 'column', lg: 'row' }} gap={{ base: '8', lg: '18' }} align="flex-start">
      <Stack flex="5" gap="8" width="full">
        <Box>
          <Heading as="h2" size="lg" mb="2">
            Begin with the setting
          </Heading>
          <Text color="fg.muted" mb="3">
            Choose style and metal first. Then you see the stones that it takes.
          </Text>
          <ButtonLink to={builder.hrefOf({}, 'setting')} size="lg">
            Choose a setting
          </ButtonLink>
        </Box>
        <Box borderTopWidth="1px" pt="8">
          <Heading as="h2" size="lg" mb="2">
            Begin with the stone
          </Heading>
          <Text color="fg.muted" mb="3">
            Choose shape, weight and grades first. Then you see the settings that take it.
          </Text>
          <ButtonLink to={builder.hrefOf({}, 'stone')} size="lg">
            Choose a stone
          </ButtonLink>
        </Box>
      </Stack>
      <Box as="section" flex="7" width="full" maxW="2xl" aria-label="Example">
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
            <ButtonLink
              to={builder.hrefOf({ setting: setting?.stockNumber ?? null, diamond: stone?.stockNumber ?? null })}
              variant="outline"
            >
              Begin with this ring
            </ButtonLink>
          </HStack>
        )}
      </Box>
    </Stack>
  );
}
