import { Box, Container, chakra, Flex, Grid, Heading, Image, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { HomePageQuery } from '../../graphql/generated/graphql';

/** Loaded on demand, because most installations have pictures and do not need drawings. */
const CardDrawing = lazy(() => import('./card-drawing'));

type Pictures = NonNullable<HomePageQuery['homepage']>;

const cards = [
  {
    picture: 'cardRings',
    type: 'RING',
    metal: 'yellow',
    title: 'Rings',
    href: '/rings',
    place: { lg: '1 / 1 / 3 / 7' },
    ratio: { base: '1' },
  },
  {
    picture: 'cardBracelets',
    type: 'BRACELET',
    metal: 'white',
    title: 'Bracelets',
    href: '/bracelets',
    place: { lg: '1 / 7 / 2 / 13' },
    ratio: { base: '1', lg: '2' },
  },
  {
    picture: 'cardNecklaces',
    type: 'NECKLACE',
    metal: 'white',
    title: 'Necklaces',
    href: '/necklaces',
    place: { lg: '2 / 7 / 3 / 10' },
    ratio: { base: '1' },
  },
  {
    picture: 'cardEarrings',
    type: 'EARRINGS',
    metal: 'rose',
    title: 'Earrings',
    href: '/earrings',
    place: { lg: '2 / 10 / 3 / 13' },
    ratio: { base: '1' },
  },
] as const satisfies readonly { readonly picture: keyof Pictures; readonly [fact: string]: unknown }[];

const Card = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderTopWidth: '1px',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent', '& h3': { color: 'accent.fg' } },
  },
});

interface CategoryCardsProps {
  readonly pictures: Pictures | null;
}

/** Links to jewelry categories with their pictures, or with drawings if there are no pictures. */
export function CategoryCards({ pictures }: CategoryCardsProps) {
  return (
    <Box as="section" borderTopWidth="1px" aria-labelledby="jewellery">
      <Container py={{ base: '12', lg: '18' }}>
        <Flex justify="space-between" align="baseline" gap="6" wrap="wrap" mb="6">
          <Heading id="jewellery" size="3xl">
            Jewellery
          </Heading>
          <Text color="fg.muted" maxW="24rem">
            Finished pieces, each with its stones, weights and metal.
          </Text>
        </Flex>
        <Grid
          templateColumns={{ base: '1fr 1fr', lg: 'repeat(12, 1fr)' }}
          columnGap={{ base: '4', lg: '8' }}
          rowGap="8"
        >
          {cards.map(({ picture, type, metal, title, href, place, ratio }) => {
            const src = pictures?.[picture] ?? null;
            return (
              <Card key={href} to={href} gridArea={place}>
                <Flex position="relative" flex="1" aspectRatio={ratio} bg="bg.subtle" align="center" justify="center">
                  {src === null ? (
                    <Suspense fallback={null}>
                      <CardDrawing type={type} metal={metal} />
                    </Suspense>
                  ) : (
                    <Image
                      src={src}
                      alt=""
                      loading="lazy"
                      position="absolute"
                      inset="0"
                      boxSize="full"
                      objectFit="cover"
                    />
                  )}
                </Flex>
                <Heading as="h3" size="lg" pt="3">
                  {title}
                </Heading>
              </Card>
            );
          })}
        </Grid>
      </Container>
    </Box>
  );
}
