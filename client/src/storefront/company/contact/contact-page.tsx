import { Container, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ContactForm } from '../../../shared/contact/contact-form';
import { PageHeading } from '../../../ui/page-heading';
import { CompanyContact } from './company-contact';

/** Contact details of the brand, or of the agent whose domain it is, and a contact form. */
export default function ContactPage() {
  const [parameters] = useSearchParams();
  return (
    <Container py={{ base: '8', lg: '18' }}>
      <Stack gap="3" mb={{ base: '8', lg: '12' }}>
        <PageHeading size="4xl">Contact</PageHeading>
        <Text maxW="prose" color="fg.muted">
          Ask about a stone, an order, or something that is not on the lists.
        </Text>
      </Stack>
      <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} gap={{ base: '12', lg: '18' }}>
        <Stack as="section" gap="6" aria-labelledby="write">
          <Heading id="write" as="h2" size="2xl">
            Write to us
          </Heading>
          <ContactForm proposedSubject={parameters.get('subject') ?? ''} />
        </Stack>
        <CompanyContact />
      </Grid>
    </Container>
  );
}
