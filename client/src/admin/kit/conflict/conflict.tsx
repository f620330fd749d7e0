import { Alert, Button, ButtonGroup, List, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

/** What is different, line by line. */
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

interface ConflictProps {
  /** What somebody else has done: "Somebody else changed this order while you had it open". */
  readonly title: string;
  /** What differs, or what can be done about it. */
  readonly children: ReactNode;
  /** The ways to go on, as buttons. */
  readonly actions: ReactNode;
}

const isTyping = (): boolean => document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;

/**
 * Says that somebody else was faster, and asks how to go on. It comes into sight when it appears, as it may stand far from
 * the button that was pressed, and takes the focus: unless one of its buttons does, or somebody is typing. What others do
 * shows at once, and must not take the field from under anybody's hands.
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
