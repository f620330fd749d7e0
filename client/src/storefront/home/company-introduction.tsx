import { Box, Container, Flex, Grid, Heading, Image, Stack, Text } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/links';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { paragraphsOf } from '../../ui/text/paragraphs';

/** Id of the emerald cut in the reference lists. */
const EMERALD = '5';

interface CompanyIntroductionProps {
  /** What the house says of itself. */
  readonly text: string;
  readonly picture: string | null;
}

/** The first words that the house says of itself, and where the rest is. */
export function CompanyIntroduction({ text, picture }: CompanyIntroductionProps) {
  return (
    <Box as="section" borderTopWidth="1px" aria-labelledby="house">
      <Container py={{ base: '12', lg: '18' }}>
        <Grid templateColumns={{ base: '1fr', lg: '5fr 7fr' }} gap={{ base: '8', lg: '12' }} alignItems="center">
          <Stack gap="6" align="start">
            <Heading id="house" size="3xl">
              The house
            </Heading>
            <Text maxW="prose" color="fg.muted">
              {paragraphsOf(text)[0]}
            </Text>
            <ButtonLink to="/about-us" variant="outline">
              About us
            </ButtonLink>
          </Stack>
          <Flex height={{ base: '14rem', lg: '26rem' }} bg="bg.subtle" color="accent" align="center" justify="center">
            {picture === null ? (
              <ShapeDrawing shapeId={EMERALD} height="80%" width="auto" />
            ) : (
              <Image src={picture} alt="" loading="lazy" width="full" height="full" objectFit="cover" />
            )}
          </Flex>
        </Grid>
      </Container>
    </Box>
  );
}
