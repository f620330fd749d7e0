import { Box, Container } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device has no connection, for as long as it has none. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
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
