import { Alert, Button, Text } from '@chakra-ui/react';
import { ChangeList } from './change-list';
import { Conflict } from './conflict';

interface ChangesConflictProps {
  /** What it is: "template". */
  readonly noun: string;
  /** What somebody else has changed since it was opened, in words. */
  readonly changes: readonly string[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else has saved a record while it was open: says in sentences what they changed, and asks whose is to stay. */
export function ChangesConflict({ noun, changes, onKeepMine, onTakeTheirs }: ChangesConflictProps) {
  return (
    <Conflict
      title={`Somebody else has changed this ${noun} since you opened it`}
      actions={
        <>
          <Button variant="outline" onClick={onKeepMine}>
            Go on with mine
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </>
      }
    >
      <Alert.Description>
        <Text mb="1">What you have made of it is still here, and not saved. They have changed:</Text>
        <ChangeList changes={changes} />
      </Alert.Description>
    </Conflict>
  );
}
