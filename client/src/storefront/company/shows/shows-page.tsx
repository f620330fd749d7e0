import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { ShowsText } from '../../../graphql/generated/graphql';
import { useFetched } from '../../../site/use-fetched';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { PageHeading } from '../../../ui/page-heading';
import { CompanyPage } from '../company-page';
import { NextShow } from './next-show';
import { PastShow } from './past-show';

/** Where the house can be met, and where it has been. */
export default function ShowsPage() {
  return (
    <CompanyPage read={useFetched(ShowsText)}>
      {({ next, past }) => (
        <Stack gap={{ base: '8', lg: '12' }}>
          <Stack gap="3">
            <PageHeading size="4xl">Shows</PageHeading>
            <Text maxW="prose" color="fg.muted">
              What you would like to look at, we bring along: write to us some days before.
            </Text>
          </Stack>
          {next === null || next.items.length === 0 ? (
            <EmptyMessage title="No show is planned" description="We are glad to see you at our office instead.">
              <ButtonLink to="/contact" variant="outline">
                Arrange a visit
              </ButtonLink>
            </EmptyMessage>
          ) : (
            <Stack as="ul" gap={{ base: '8', lg: '12' }} aria-label="Next shows">
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
