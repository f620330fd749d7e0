import { Box, Container, chakra, Flex, Grid, Heading, Image, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { HomePageQuery } from '../../graphql/generated/graphql';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';

type Pictures = NonNullable<HomePageQuery['homepage']>;

const cards = [
  { picture: 'cardRings', type: 'RING', metal: 'yellow', title: 'Rings', href: '/rings', isWide: true },
  { picture: 'cardBracelets', type: 'BRACELET', metal: 'white', title: 'Bracelets', href: '/bracelets', isWide: false },
  { picture: 'cardNecklaces', type: 'NECKLACE', metal: 'white', title: 'Necklaces', href: '/necklaces', isWide: false },
  { picture: 'cardEarrings', type: 'EARRINGS', metal: 'rose', title: 'Earrings', href: '/earrings', isWide: true },
] as const satisfies readonly { readonly picture: keyof Pictures; readonly [fact: string]: unknown }[];

const Card = chakra(Link, {
  base: {
    display: 'block',
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

/** The ways into the jewellery, in pictures; drawn where there is none. */
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
          {cards.map(({ picture, type, metal, title, href, isWide }) => {
            const src = pictures?.[picture] ?? null;
            return (
              <Card key={href} to={href} gridColumn={{ lg: isWide ? 'span 7' : 'span 5' }}>
                <Flex height={{ base: '11rem', lg: '24rem' }} bg="bg.subtle" align="center" justify="center">
                  {src === null ? (
                    <JewelleryDrawing type={type} metal={metal} boxSize={{ base: '9rem', lg: '20rem' }} />
                  ) : (
                    <Image src={src} alt="" loading="lazy" width="full" height="full" objectFit="cover" />
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
