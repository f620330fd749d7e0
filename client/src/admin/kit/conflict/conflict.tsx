import { Alert, ButtonGroup } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

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
