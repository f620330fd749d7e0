import { Box, Button, Container, chakra, Flex } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { readImpersonation, storeImpersonation } from '../session/impersonation';
import { useSession, useSessionStore } from '../session/session-context';

/** Returns to the back office. Reloads the page to clear all data of the impersonated user. */
function backToUser(userId: string): void {
  storeImpersonation(null);
  window.location.assign(`/admin/users?open=${encodeURIComponent(userId)}`);
}

/**
 * Bar at the top of every page during impersonation. Shows the impersonated user and a button that ends the
 * impersonation.
 */
export default function ImpersonationBar() {
  const session = useSession();
  const store = useSessionStore();
  const [isEnding, setEnding] = useState(false);
  const viewing = readImpersonation();
  if (viewing === null) {
    return null;
  }
  const { userId, name } = viewing;
  const isOn = session.status !== 'absent';

  async function end(): Promise<void> {
    setEnding(true);
    await store.endViewing();
    // A tab opened by the back office can close itself. Otherwise, the bar contains a link back.
    window.close();
    setEnding(false);
  }

  return (
    <chakra.aside
      aria-label="Impersonation"
      position="sticky"
      top="0"
      zIndex="header"
      bg="warn.subtle"
      color="fg"
      borderBottomWidth="1px"
      textStyle="md"
    >
      <Container py="1">
        <Flex align="center" gap="3" minHeight="9">
          <Box asChild flexShrink="0" boxSize="4" hideBelow="sm">
            <Eye strokeWidth={1.5} aria-hidden />
          </Box>
          <Box flex="1" minWidth="0" overflowWrap="anywhere" role="status">
            {isOn ? `You are viewing the shop as ${name}, read-only` : `You are no longer viewing the shop as ${name}`}
          </Box>
          {isOn ? (
            <Button size="sm" variant="outline" colorPalette="neutral" loading={isEnding} onClick={() => void end()}>
              End
            </Button>
          ) : (
            <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => backToUser(userId)}>
              Back to the user
            </Button>
          )}
        </Flex>
      </Container>
    </chakra.aside>
  );
}
