import { Container, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ContactForm } from '../../../catalogue/contact/contact-form';
import { useSiteSettings } from '../../../site/site';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/page-spinner';
import { HouseReached } from './house-reached';

/** How the house is reached, and a form that reaches it. On an agent's domain the form is all of it. */
export default function ContactPage() {
  const settings = useSiteSettings();
  const [parameters] = useSearchParams();
  if (settings === null) {
    return <PageSpinner />;
  }
  const isHouse = settings.domainLayout.domain === null;
  return (
    <Container py={{ base: '8', lg: '18' }}>
      <Stack gap="3" mb={{ base: '8', lg: '12' }}>
        <PageHeading size="4xl">Contact</PageHeading>
        <Text maxW="prose" color="fg.muted">
          Ask about a stone, an order, or something that is not on the lists.
        </Text>
      </Stack>
      <Grid templateColumns={{ base: '1fr', lg: isHouse ? '7fr 5fr' : '7fr' }} gap={{ base: '12', lg: '18' }}>
        <Stack as="section" gap="6" aria-labelledby="write" maxW={isHouse ? undefined : '2xl'}>
          <Heading id="write" as="h2" size="2xl">
            Write to us
          </Heading>
          <ContactForm proposedSubject={parameters.get('subject') ?? ''} />
        </Stack>
        {isHouse && <HouseReached />}
      </Grid>
    </Container>
  );
}
