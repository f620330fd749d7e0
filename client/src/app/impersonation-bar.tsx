import { Box, Button, Container, chakra, Flex } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { readImpersonation, storeImpersonation } from '../session/impersonation';
import { useSession, useSessionStore } from '../session/session-context';

/** Leaves for the back office, as oneself again. The page is loaded anew: nothing of what was read stays. */
function backToUser(userId: string): void {
  storeImpersonation(null);
  window.location.assign(`/admin/users?open=${encodeURIComponent(userId)}`);
}

/** At the top of every page of a tab that shows the shop as somebody else sees it: as whom, and how to end it. */
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
    // A tab that the back office has opened may close itself; elsewhere the way back stands in the bar.
    window.close();
    setEnding(false);
  }

  return (
    <chakra.aside
      aria-label="Whose shop this is"
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
            {isOn ? `You see the shop as ${name}, read-only` : `You no longer see the shop as ${name}`}
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
