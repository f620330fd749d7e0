import { Stack, Text } from '@chakra-ui/react';
import { TermsOfSaleText } from '../../../graphql/generated/graphql';
import { useFetched } from '../../../site/use-fetched';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink, TextLink } from '../../../ui/links';
import { PageHeading } from '../../../ui/page-heading';
import { Paragraphs } from '../../../ui/text/paragraphs';
import { CompanyPage } from '../company-page';

/** Page with the terms that are printed on proformas and invoices. */
export default function TermsPage() {
  return (
    <CompanyPage read={useFetched(TermsOfSaleText)}>
      {({ termsOfSale }) => (
        <Stack gap="8">
          <PageHeading size="4xl">Terms of sale</PageHeading>
          {termsOfSale === null ? (
            <EmptyMessage
              title="No terms are published yet"
              description="The terms of your orders are printed on the proformas and invoices."
            >
              <ButtonLink to="/contact" variant="outline">
                Ask for our terms
              </ButtonLink>
            </EmptyMessage>
          ) : (
            <>
              <Paragraphs text={termsOfSale} />
              <Text textStyle="md" color="fg.muted" maxW="prose" borderTopWidth="1px" pt="4">
                The same terms are printed on the proforma and the invoice of each order.{' '}
                <TextLink to="/contact">Ask us</TextLink> if you have any questions.
              </Text>
            </>
          )}
        </Stack>
      )}
    </CompanyPage>
  );
}
