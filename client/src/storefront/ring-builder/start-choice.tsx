import { skipToken, useQuery } from '@apollo/client/react';
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import {
  DefaultStoneDocument,
  type GenericDiamondRowFragment,
  GenericStoneDocument,
  RingExampleDocument,
} from '../../graphql/generated/graphql';
import { RingExample } from '../../shared/rings/ring-example';
import { ButtonLink } from '../../ui/links';
import type { Builder, DraftStone } from './use-ring-draft';

/** Loads the default stone for completed rings. Null if it is not in stock or cannot be chosen. */
function useDefaultStone(isNeeded: boolean): GenericDiamondRowFragment | null {
  const { data } = useQuery(DefaultStoneDocument, isNeeded ? {} : skipToken);
  const id = data?.defaultGenericDiamond?.id ?? null;
  const stone = useQuery(GenericStoneDocument, id === null ? skipToken : { variables: { id } });
  return stone.data?.genericDiamond ?? null;
}

interface StartChoiceProps {
  readonly builder: Builder;
}

/** First step of the builder, where the user starts with a setting, a stone or the example ring. */
export function StartChoice({ builder }: StartChoiceProps) {
  const isEngagement = builder.kind === 'engagement';
  const { data } = useQuery(RingExampleDocument);
  const defaultStone = useDefaultStone(!isEngagement);
  const setting = data?.ringConfig?.ringSetting ?? null;
  const stone: DraftStone | null = isEngagement ? (data?.ringConfig?.diamond ?? null) : defaultStone;
  return (
    <Stack direction={{ base: 'column', lg: 'row' }} gap={{ base: '8', lg: '18' }} align="flex-start">
      <Stack flex="5" gap="8" width="full">
        <Box>
          <Heading as="h2" size="lg" mb="2">
            Begin with the setting
          </Heading>
          <Text color="fg.muted" mb="3">
            Choose style and metal first. Then you see the stones that fit.
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
            Choose shape, weight and grades first, and then see the settings that fit.
          </Text>
          <ButtonLink to={builder.hrefOf({}, 'stone')} size="lg">
            Choose a stone
          </ButtonLink>
        </Box>
      </Stack>
      <RingExample setting={setting} stone={stone}>
        <ButtonLink
          to={builder.hrefOf({ setting: setting?.stockNumber ?? null, diamond: stone?.stockNumber ?? null })}
          variant="outline"
        >
          Begin with this ring
        </ButtonLink>
      </RingExample>
    </Stack>
  );
}
