import { chakra, Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useBrandName } from '../../site/site';

/** What the site calls itself, over its back office; leads to the dashboard. */
export function Wordmark() {
  const brandName = useBrandName();
  return (
    <Link asChild variant="plain" color="fg" gap="2" alignItems="baseline" minWidth="0">
      <RouterLink to="/admin">
        <chakra.span textStyle="xl" truncate>
          {brandName}
        </chakra.span>
        <chakra.span textStyle="xs" color="fg.subtle" whiteSpace="nowrap">
          Back office
        </chakra.span>
      </RouterLink>
    </Link>
  );
}
