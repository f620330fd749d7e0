import { Alert, Button } from '@chakra-ui/react';
import { Conflict } from '../../kit/conflict/conflict';

/** Says that somebody else saved the profile while its form was open, and asks how to go on. */
export function ProfileConflict({ onTakeTheirs }: { readonly onTakeTheirs: () => void }) {
  return (
    <Conflict
      title="Somebody else changed this profile meanwhile"
      actions={
        <Button variant="outline" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      }
    >
      <Alert.Description>Take theirs, and make your change once more.</Alert.Description>
    </Conflict>
  );
}
