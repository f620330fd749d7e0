import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface NewButtonProps {
  /** Button label, such as "New order". */
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** Button next to the heading of a list that opens the form for a new record. Shortcut: N. */
export function NewButton({ children, onClick }: NewButtonProps) {
  return (
    <Button size="sm" aria-keyshortcuts="N" onClick={onClick}>
      <Plus aria-hidden />
      {children}
    </Button>
  );
}
