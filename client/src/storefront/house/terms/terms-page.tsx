import { Stack, Text } from '@chakra-ui/react';
import { TermsOfSaleDocument } from '../../../graphql/generated/graphql';
import { useFetched } from '../../../site/use-fetched';
import { ButtonLink, TextLink } from '../../../ui/links';
import { NothingHere } from '../../../ui/nothing-here';
import { PageHeading } from '../../../ui/page-heading';
import { Paragraphs } from '../../../ui/text/paragraphs';
import { HousePage } from '../house-page';

/** The terms that the papers of orders carry. */
export default function TermsPage() {
  return (
    <HousePage read={useFetched(TermsOfSaleDocument)}>
      {({ termsOfSale }) => (
        <Stack gap="8">
          <PageHeading size="4xl">Terms of sale</PageHeading>
          {termsOfSale === null ? (
            <NothingHere
              title="No terms are published here"
              description="Those of your orders are on their proformas and invoices."
            >
              <ButtonLink to="/contact" variant="outline">
                Ask for our terms
              </ButtonLink>
            </NothingHere>
          ) : (
            <>
              <Paragraphs text={termsOfSale} />
              <Text textStyle="md" color="fg.muted" maxW="prose" borderTopWidth="1px" pt="4">
                The same terms are on the proforma and the invoice of each order.{' '}
                <TextLink to="/contact">Ask us</TextLink> about anything that they leave open.
              </Text>
            </>
          )}
        </Stack>
      )}
    </HousePage>
  );
}
