import { Alert, Button, ButtonGroup, List, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

export function ChangeList({ changes }: { readonly changes: readonly string[] }) {
  return (
    <List.Root ps="4" maxHeight="40dvh" overflowY="auto">
      {changes.map((change) => (
        <List.Item key={change}>{change}</List.Item>
      ))}
    </List.Root>
  );
}

interface ChangesConflictProps {
  /** Noun for the record, such as "template". */
  readonly noun: string;
  /** Changes made by others since the record was opened, one sentence each. */
  readonly changes: readonly string[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/**
 * Notice that another administrator changed a record while it was open. Lists the changes and asks which version to
 * keep.
 */
export function ChangesConflict({ noun, changes, onKeepMine, onTakeTheirs }: ChangesConflictProps) {
  return (
    <Conflict
      title={`Another administrator changed this ${noun} while you were editing it`}
      actions={
        <>
          <Button variant="outline" onClick={onKeepMine}>
            Keep my changes
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onTakeTheirs}>
            Load their changes
          </Button>
        </>
      }
    >
      <Alert.Description>
        <Text mb="1">Your changes are not saved yet. The other administrator changed:</Text>
        <ChangeList changes={changes} />
      </Alert.Description>
    </Conflict>
  );
}

interface ConflictProps {
  /** Title that describes the conflict, such as "Another user changed this order while you were editing". */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons that resolve the conflict. */
  readonly actions: ReactNode;
}

const isTyping = (): boolean => document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;

/**
 * Notice of a version conflict with the available actions. Scrolls into view, because it can be far from the save
 * button. Takes the focus, unless one of its buttons has autofocus or the user is typing.
 */
export function Conflict({ title, children, actions }: ConflictProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alert.current?.contains(document.activeElement) === false && !isTyping()) {
      alert.current.focus({ preventScroll: true });
    }
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert.Root ref={alert} status="warning" role="alert" tabIndex={-1} my="4" scrollMarginBlock="4">
      <Alert.Content minWidth="0">
        <Alert.Title>{title}</Alert.Title>
        {children}
        <ButtonGroup size="sm" mt="2" flexWrap="wrap">
          {actions}
        </ButtonGroup>
      </Alert.Content>
    </Alert.Root>
  );
}
