import { Button, Container, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../site/page-title';
import { PageHeading } from '../ui/page-heading';

/** Page shown for unknown URLs. */
export default function NotFoundPage() {
  // Overrides the route's title, because other routes also render this page if their item does not exist.
  usePageTitle('Not Found');
  return (
    <Container py={{ base: '12', lg: '28' }}>
      <PageHeading>Page not found</PageHeading>
      <Text mt="4" mb="8" maxW="prose" color="fg.muted">
        The address may be mistyped, or this item may have been sold or removed.
      </Text>
      <Button asChild>
        <Link to="/">Go to home page</Link>
      </Button>
    </Container>
  );
}
