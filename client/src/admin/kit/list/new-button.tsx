import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface NewButtonProps {
  /** Button label: "New order". */
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** Button in the heading of a list that opens a form for a new record. Shortcut: N. */
export function NewButton({ children, onClick }: NewButtonProps) {
  return (
    <Button size="sm" aria-keyshortcuts="N" onClick={onClick}>
      <Plus aria-hidden />
      {children}
    </Button>
  );
}
