import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { whenClosed } from '../../ui/when-closed';

interface DialogFrameProps
  extends Pick<Dialog.RootProps, 'role' | 'size' | 'placement' | 'finalFocusEl' | 'onExitComplete'> {
  readonly isOpen: boolean;
  /** Parts of Chakra's `Dialog`, or a `DialogForm`. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog over the screen. What is in it begins anew whenever it opens. */
export function DialogFrame({ isOpen, children, onClose, ...dialog }: DialogFrameProps) {
  return (
    <Dialog.Root {...dialog} open={isOpen} lazyMount unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
