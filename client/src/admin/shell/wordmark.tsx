import { chakra, Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

/** The name of the house over its back office; leads to the dashboard. */
export function Wordmark() {
  return (
    <Link asChild variant="plain" color="fg" gap="2" alignItems="baseline">
      <RouterLink to="/admin">
        <chakra.span textStyle="xl">Facet</chakra.span>
        <chakra.span textStyle="xs" color="fg.subtle">
          Back office
        </chakra.span>
      </RouterLink>
    </Link>
  );
}
