import { type ReactNode, useState } from 'react';
import { DialogFrame } from '../../forms/dialog/dialog-frame';

interface SecretDialogProps<Made> {
  readonly isOpen: boolean;
  /** It is shown once: only its own button leaves it. */
  readonly isOnce?: boolean;
  /** What asks for it; it tells what was made. */
  readonly ask: (onMade: (made: Made) => void) => ReactNode;
  /** What was made. */
  readonly show: (made: Made, onDone: () => void) => ReactNode;
  /** How wide it is while it asks. */
  readonly size?: 'md' | 'lg';
  readonly onClose: () => void;
}

/** One dialog that asks for a new secret and then shows it, so that the focus finds its way back to what opened it. */
export function SecretDialog<Made>({
  isOpen,
  isOnce = false,
  ask,
  show,
  size = 'md',
  onClose,
}: SecretDialogProps<Made>) {
  const [made, setMade] = useState<{ readonly it: Made } | null>(null);

  function close(): void {
    setMade(null);
    onClose();
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      size={made === null ? size : 'md'}
      onClose={() => {
        if (made === null || !isOnce) {
          close();
        }
      }}
    >
      {made === null ? ask((it) => setMade({ it })) : show(made.it, close)}
    </DialogFrame>
  );
}
