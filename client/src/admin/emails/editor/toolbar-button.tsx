import { Flex, IconButton } from '@chakra-ui/react';
import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useMemo, useState } from 'react';

import { keepFocus } from '../../../forms/keep-focus';

/** Tab stop of the toolbar: the label of the button that Tab focuses, and its setter. */
interface Stop {
  readonly label: string;
  readonly set: (label: string) => void;
}

const StopContext = createContext<Stop | null>(null);

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const index = buttons.findIndex((button) => button.contains(document.activeElement));
  if (step !== undefined && index !== -1) {
    event.preventDefault();
    buttons[step(index, buttons.length)]?.focus();
  }
}

interface ToolbarProps {
  readonly label: string;
  /** ID of the element that the toolbar controls. */
  readonly controls: string;
  /** Label of the button that Tab focuses first. */
  readonly first: string;
  readonly children: ReactNode;
}

/** Toolbar with one tab stop. Arrow keys move between its buttons. */
export function Toolbar({ label, controls, first, children }: ToolbarProps) {
  const [stop, setStop] = useState(first);
  const context = useMemo(() => ({ label: stop, set: setStop }), [stop]);
  return (
    <StopContext value={context}>
      <Flex
        role="toolbar"
        aria-label={label}
        aria-controls={controls}
        wrap="wrap"
        p="1"
        borderBottomWidth="1px"
        {...keepFocus}
        onKeyDown={moveFocus}
      >
        {children}
      </Flex>
    </StopContext>
  );
}

interface ToolbarButtonProps extends Omit<ComponentProps<typeof IconButton>, 'aria-label' | 'label'> {
  readonly label: string;
  /** Keyboard shortcut as shown to users: `Ctrl+B`. */
  readonly shortcut?: string;
  /** Whether the command is active. Omitted for commands that have no active state. */
  readonly isOn?: boolean;
}

export function ToolbarButton({ label, shortcut, isOn, children, onFocus, ...button }: ToolbarButtonProps) {
  const stop = use(StopContext);
  return (
    <IconButton
      size="sm"
      variant="ghost"
      colorPalette="neutral"
      px="0"
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
      aria-pressed={isOn}
      bg={isOn === true ? 'selected' : undefined}
      tabIndex={stop === null || stop.label === label ? 0 : -1}
      {...button}
      aria-label={label}
      onFocus={(event) => {
        stop?.set(label);
        onFocus?.(event);
      }}
    >
      {children}
    </IconButton>
  );
}
