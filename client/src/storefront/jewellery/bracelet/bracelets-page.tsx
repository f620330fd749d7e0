import { useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Heading, HStack, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BraceletModelsDocument } from '../../../graphql/generated/graphql';
import { PiecePicture } from '../../../shared/jewellery/piece-picture';
import { pageOfType } from '../../../shared/stock-pages/jewellery-pages';
import { metalTone } from '../../../ui/jewellery-drawing/metal-tone';
import { formatPrice } from '../../../ui/numbers';
import NotFoundPage from '../../not-found-page';
import { Category } from '../category';

const INITIAL_COUNT = 4;
const MAX_ROWS = 60;
const waiting = Array.from({ length: INITIAL_COUNT }, (_, index) => index);

const CoveringLink = chakra(Link, {
  base: {
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** Made-to-order bracelet models, shown above the finished bracelets. */
function BraceletModels() {
  const [isLong, setLong] = useState(false);
  const { data, loading } = useQuery(BraceletModelsDocument, {
    variables: { page: { index: 0, size: isLong ? MAX_ROWS : INITIAL_COUNT } },
  });
  const models = data?.bracelets?.items ?? [];
  const total = data?.bracelets?.total ?? 0;
  // The list of finished bracelets below works even if the models cannot be loaded.
  if (!loading && models.length === 0) {
    return null;
  }
  return (
    <Box as="section" aria-labelledby="models" mb="8" pb="6" borderBottomWidth="1px">
      <Heading as="h2" size="lg" id="models" mb="3">
        Made in your colour and size
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, xl: 4 }} columnGap="6" rowGap="4">
        {models.length === 0
          ? waiting.map((index) => <Skeleton key={index} as="li" height="18" />)
          : models.map(({ id, name, title, color, material, price, media }) => (
              <HStack key={id} as="li" position="relative" gap="3">
                <Box flex="0 0 4.5rem">
                  <PiecePicture
                    photo={media.images[0]?.url ?? null}
                    drawing={{ type: 'BRACELET', metal: metalTone(color, material) }}
                  />
                </Box>
                <Box minWidth="0">
                  <CoveringLink to={`/bracelet/${encodeURIComponent(name)}`}>{title ?? name}</CoveringLink>
                  <Text textStyle="md" color="fg.muted">
                    from {formatPrice(price?.total)}
                  </Text>
                </Box>
              </HStack>
            ))}
      </SimpleGrid>
      {total > models.length && models.length > 0 && (
        <Button mt="3" size="sm" variant="plain" onClick={() => setLong(true)}>
          All {Math.min(total, MAX_ROWS)} models
        </Button>
      )}
    </Box>
  );
}

const info = pageOfType('BRACELET');

/** Page that lists made-to-order bracelets, followed by finished ones. */
export default function BraceletsPage() {
  return info === undefined ? <NotFoundPage /> : <Category info={info} lead={<BraceletModels />} />;
}
