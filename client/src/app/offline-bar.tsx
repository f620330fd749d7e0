import { Box, Container } from '@chakra-ui/react';
import { useIsOnline } from '../ui/browser/use-is-online';

/** Says that the device has no connection, for as long as it has none. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <Box role="status">
      {!isOnline && (
        <Box bg="warn.subtle" color="fg" textStyle="md" borderBottomWidth="1px">
          <Container py="2">No connection. Prices and stock may be out of date.</Container>
        </Box>
      )}
    </Box>
  );
}
