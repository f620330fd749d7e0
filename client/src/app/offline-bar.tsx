import { Box, Container } from '@chakra-ui/react';
import { useIsOnline } from '../ui/use-is-online';

/** Says that the device has no connection, for as long as it has none. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <Box role="status">
      {!isOnline && (
        <Box bg="warn.subtle" color="fg" textStyle="md" borderBottomWidth="1px">
          <Container py="2">No connection. What you see may be out of date; nothing you typed is lost.</Container>
        </Box>
      )}
    </Box>
  );
}
