import { Box, Container, Grid, Heading, Image, Stack, Text } from '@chakra-ui/react';
import type { HomePageQuery } from '../../graphql/generated/graphql';
import { ButtonLink } from '../../ui/links';
import { formatDays } from '../../ui/text/days';

interface AdvertisedShowProps {
  readonly show: NonNullable<HomePageQuery['advertisedShow']>;
}

/** The show at which the house wants to be met. */
export function AdvertisedShow({ show: { name, location, booth, startDate, endDate, image } }: AdvertisedShowProps) {
  const facts = [startDate === null ? null : formatDays(startDate, endDate), location, booth];
  return (
    <Box as="section" bg="bg.subtle" borderTopWidth="1px" aria-labelledby="show">
      <Container py={{ base: '12', lg: '18' }}>
        <Grid templateColumns={{ base: '1fr', lg: image === null ? '1fr' : '7fr 5fr' }} gap={{ base: '8', lg: '12' }}>
          {image !== null && (
            <Image src={image} alt="" loading="lazy" width="full" aspectRatio="16/9" objectFit="cover" />
          )}
          <Stack gap="4" align="start" justify="center">
            <Text textStyle="md" color="fg.muted">
              Meet us
            </Text>
            <Heading id="show" size="3xl">
              {name}
            </Heading>
            <Text>{facts.filter((fact) => fact !== null).join(' · ')}</Text>
            <ButtonLink to="/shows" variant="outline">
              All shows
            </ButtonLink>
          </Stack>
        </Grid>
      </Container>
    </Box>
  );
}
