import { Box, Center, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useSimilarStonesQuery } from '../../graphql/generated/hooks';
import { DiamondPicture } from '../../shared/diamonds/diamond-card';
import { similarHref } from '../../shared/diamonds/similar-stones';
import { cutFacts, diamondHref, diamondTitle } from '../../shared/items/diamond-text';
import { TextLink } from '../../ui/links';
import { formatPercent, formatPrice } from '../../ui/numbers';
import type { DetailedStone } from './report-facts';

interface SimilarStonesProps {
  readonly stone: DetailedStone;
}

/** Stones for sale that somebody could have instead, the nearest first; nothing where there are none. */
export function SimilarStones({ stone }: SimilarStonesProps) {
  const { data } = useSimilarStonesQuery({
    variables: { stockNumber: stone.stockNumber },
    fetchPolicy: 'cache-and-network',
  });
  const stones = data?.similarDiamonds ?? [];
  const list = similarHref(stone);
  if (stones.length === 0) {
    return null;
  }
  return (
    <Box as="section" aria-labelledby="similar-stones" mt="12">
      <Heading id="similar-stones" as="h2" size="lg" mb="4">
        Similar stones
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 3, lg: 6 }} columnGap="6" rowGap="6">
        {stones.map((each) => (
          <Stack as="li" key={each.id} gap="1" borderTopWidth="1px" pt="3">
            <Center aspectRatio={1} width="60%" mx="auto">
              <DiamondPicture stone={each} />
            </Center>
            <Text textStyle="lg" fontWeight="semibold">
              {formatPrice(each.price?.total)}
            </Text>
            <TextLink to={diamondHref(each)}>{diamondTitle(each)}</TextLink>
            <Text textStyle="sm" color="fg.muted">
              {cutFacts(each)}
            </Text>
            <Text textStyle="sm" color="fg.subtle">
              {formatPrice(each.price?.perCarat)}/ct
              {each.discount !== null && ` · ${formatPercent(each.discount)}%`}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      {list !== null && (
        <Text mt="4">
          <TextLink to={list}>All stones like it</TextLink>
        </Text>
      )}
    </Box>
  );
}
