import { Button, DataList, Flex, Grid, Heading, HStack, Image, Link, Stack } from '@chakra-ui/react';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import type { ShowFactsFragment } from '../../../graphql/generated/graphql';
import { ButtonLink } from '../../../ui/links';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';
import { showDays } from './show-days';

/** Id of the round shape in the reference lists. */
const ROUND = '1';

interface NextShowProps {
  readonly show: ShowFactsFragment;
}

/** A show to come: when and where, its own page, and a file for the visitor's calendar. */
export function NextShow({ show }: NextShowProps) {
  const { id, name, location, booth, url, image, startDate } = show;
  const facts = { When: showDays(show), Where: location, 'Our stand': booth };
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr', lg: '5fr 7fr' }}
      gap={{ base: '4', lg: '12' }}
      borderTopWidth="1px"
      pt="6"
    >
      {image === null ? (
        <Flex aspectRatio="16/9" bg="bg.subtle" color="accent" align="center" justify="center" hideBelow="lg">
          <ShapeDrawing shapeId={ROUND} height="70%" width="auto" />
        </Flex>
      ) : (
        <Image src={image} alt="" width="full" aspectRatio="16/9" objectFit="cover" />
      )}
      <Stack gap="4" align="start">
        <Heading as="h2" size="2xl">
          {name}
        </Heading>
        <DataList.Root width="full" maxW="prose">
          {Object.entries(facts).map(
            ([label, value]) =>
              value !== null && (
                <DataList.Item key={label}>
                  <DataList.ItemLabel>{label}</DataList.ItemLabel>
                  <DataList.ItemValue>{value}</DataList.ItemValue>
                </DataList.Item>
              ),
          )}
        </DataList.Root>
        <HStack gap="3" wrap="wrap">
          {startDate !== null && (
            <Button asChild variant="outline">
              <a href={`/api/shows/${id}/calendar.ics`} download aria-label={`Add ${name} to your calendar`}>
                <CalendarPlus strokeWidth={1.5} aria-hidden />
                Add to calendar
              </a>
            </Button>
          )}
          <ButtonLink to={`/contact?subject=${encodeURIComponent(`Meeting at ${name}`)}`} variant="outline">
            Arrange a meeting
          </ButtonLink>
          {url !== null && (
            <Link href={url} target="_blank" rel="noreferrer" minHeight="11">
              The show’s own page
              <ExternalLink size="1em" strokeWidth={1.5} aria-hidden />
            </Link>
          )}
        </HStack>
      </Stack>
    </Grid>
  );
}
