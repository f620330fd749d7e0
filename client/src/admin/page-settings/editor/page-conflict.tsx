import { Alert, Button, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ChangeList } from './restore-defaults';

interface PageConflictProps {
  /** What somebody else has changed since the page was opened. */
  readonly changes: readonly string[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else was faster. Nothing is overwritten until it has been said whose is to stay. */
export function PageConflict({ changes, onKeepMine, onTakeTheirs }: PageConflictProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Alert.Root ref={ref} status="warning" role="alert" tabIndex={-1} mb="4">
      <Alert.Content>
        <Alert.Title>Somebody else has changed this page since you opened it</Alert.Title>
        <Alert.Description>
          <Text mb="1">What you have made of it is still here, and not saved. They have changed:</Text>
          <ChangeList changes={changes} />
        </Alert.Description>
        <HStack gap="2" mt="2">
          <Button size="sm" variant="outline" onClick={onKeepMine}>
            Go on with mine
          </Button>
          <Button size="sm" variant="outline" colorPalette="neutral" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
