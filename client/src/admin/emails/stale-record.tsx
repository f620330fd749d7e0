import { Alert, Button, ButtonGroup, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

interface StaleRecordProps {
  /** What it is: "template". */
  readonly noun: string;
  /** What the other person changed, in words. */
  readonly changes: readonly string[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says that somebody else saved a record while it was open, what they changed, and asks how to go on. */
export function StaleRecord({ noun, changes, onTakeTheirs, onKeepMine }: StaleRecordProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert.Root
      status="warning"
      role="alert"
      mb="4"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems="flex-start"
    >
      <Alert.Content>
        <Alert.Title>Somebody else changed this {noun} meanwhile</Alert.Title>
        <Alert.Description>
          Nothing of yours is saved yet.
          <chakra.ul listStyleType="disc" ps="4">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </chakra.ul>
        </Alert.Description>
      </Alert.Content>
      <ButtonGroup size="sm" variant="outline" flexShrink="0">
        <Button ref={button} onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </ButtonGroup>
    </Alert.Root>
  );
}
