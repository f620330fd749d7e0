import { Alert, Button } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** Says that somebody else saved the profile while its form was open, and asks how to go on. */
export function ProfileConflict({ onTakeTheirs }: { readonly onTakeTheirs: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It stands above a form that is longer than the screen, and was saved from below it.
    button.current?.focus();
  }, []);
  return (
    <Alert.Root
      status="warning"
      role="alert"
      my="4"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems="flex-start"
    >
      <Alert.Content>
        <Alert.Title>Somebody else changed this profile meanwhile</Alert.Title>
        <Alert.Description>Take theirs, and make your change once more.</Alert.Description>
      </Alert.Content>
      <Button ref={button} size="sm" variant="outline" onClick={onTakeTheirs}>
        Take theirs
      </Button>
    </Alert.Root>
  );
}
