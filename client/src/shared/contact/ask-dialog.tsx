import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { dialogOnDemand } from '../../ui/on-demand';
import type { MessageSubject } from './message-subject';
import type { AskDialogProps } from './open-ask-dialog';

const AskDialog = dialogOnDemand<AskDialogProps>(() => import('./open-ask-dialog'));

type AskButtonProps = MessageSubject &
  Required<Pick<MessageSubject, 'subject'>> &
  Omit<ButtonProps, 'onClick' | 'about'>;

/**
 * Button that opens the contact form, optionally with a subject. The entered text is preserved when the dialog is
 * closed.
 */
export function AskButton({ about, subject, children, ...button }: AskButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="neutral" aria-haspopup="dialog" {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <AskDialog isOpen={isOpen} about={about} subject={subject} onClose={() => setOpen(false)} />
    </>
  );
}
