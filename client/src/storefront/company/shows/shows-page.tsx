import { Box, Button, DataList, Flex, Grid, Heading, HStack, Image, Link, Stack, Text } from '@chakra-ui/react';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import { type ShowFactsFragment, ShowsText } from '../../../graphql/generated/graphql';
import { useFetched } from '../../../site/use-fetched';
import { formatDays } from '../../../ui/dates';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { PageHeading } from '../../../ui/page-heading';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';
import { CompanyPage } from '../company-page';

function showDays({ startDate, endDate }: Pick<ShowFactsFragment, 'startDate' | 'endDate'>): string {
  return startDate === null ? 'Dates to be announced' : formatDays(startDate, endDate);
}

/** ID of the round shape in the reference list. */
const ROUND = '1';

interface NextShowProps {
  readonly show: ShowFactsFragment;
}

/** Section about the next trade show: dates, location, website and calendar file. */
function NextShow({ show }: NextShowProps) {
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
              Show website
              <ExternalLink size="1em" strokeWidth={1.5} aria-hidden />
            </Link>
          )}
        </HStack>
      </Stack>
    </Grid>
  );
}

interface PastShowProps {
  readonly show: ShowFactsFragment;
}

function PastShow({ show }: PastShowProps) {
  return (
    <Flex as="li" wrap="wrap" columnGap="8" py="3" borderTopWidth="1px">
      <Text flex={{ base: '1 0 100%', md: '0 0 41.6667%' }}>{show.name}</Text>
      <Text flex="1" color="fg.muted">
        {[showDays(show), show.location].filter((fact) => fact !== null).join(' · ')}
      </Text>
    </Flex>
  );
}

/** Page that lists upcoming and past trade shows. */
export default function ShowsPage() {
  return (
    <CompanyPage read={useFetched(ShowsText)}>
      {({ next, past }) => (
        <Stack gap={{ base: '8', lg: '12' }}>
          <Stack gap="3">
            <PageHeading size="4xl">Shows</PageHeading>
            <Text maxW="prose" color="fg.muted">
              Tell us a few days in advance what you would like to see, and we will bring it.
            </Text>
          </Stack>
          {next === null || next.items.length === 0 ? (
            <EmptyMessage title="No upcoming shows" description="You are also welcome to visit our office.">
              <ButtonLink to="/contact" variant="outline">
                Arrange a visit
              </ButtonLink>
            </EmptyMessage>
          ) : (
            <Stack as="ul" gap={{ base: '8', lg: '12' }} aria-label="Upcoming shows">
              {next.items.map((show) => (
                <NextShow key={show.id} show={show} />
              ))}
            </Stack>
          )}
          {past !== null && past.items.length > 0 && (
            <Box as="section" aria-labelledby="past">
              <Heading id="past" as="h2" size="xl" mb="3">
                Past shows
              </Heading>
              <Stack as="ul" gap="0" borderBottomWidth="1px">
                {past.items.map((show) => (
                  <PastShow key={show.id} show={show} />
                ))}
              </Stack>
            </Box>
          )}
        </Stack>
      )}
    </CompanyPage>
  );
}
