import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { ScreenHeading } from '../kit/screen-heading';

/** An address under `/admin` that no screen answers to. */
export function UnknownScreen() {
  return (
    <>
      <ScreenHeading title="No such screen" />
      <Text>
        Nothing lives at this address.{' '}
        <Link asChild>
          <RouterLink to="/admin">Go to the dashboard</RouterLink>
        </Link>
      </Text>
    </>
  );
}
