import { Button, chakra, Dialog, Stack, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DialogFrame } from '../../forms/dialog/dialog-form';
import { Checkbox } from '../../ui/inputs/checkbox';
import { copyText } from '../../ui/share/copy-text';

interface SecretShownProps {
  readonly title: string;
  /** Label of the secret, such as "Key". */
  readonly label: string;
  readonly secret: string;
  /** Notes on the secret. */
  readonly children: ReactNode;
  /** True if the secret is not shown again. The dialog then cannot be closed by accident. */
  readonly isOnce?: boolean;
  readonly onDone: () => void;
}

/** Created key or secret with a copy button, in a dialog. */
export function SecretShown({ title, label, secret, children, isOnce = false, onDone }: SecretShownProps) {
  const [isCopied, setCopied] = useState(false);
  const [isKept, setKept] = useState(!isOnce);

  async function copy(): Promise<void> {
    if (await copyText(secret)) {
      setCopied(true);
    }
  }

  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {children}
          <Stack gap="1">
            <Text textStyle="xs" color="fg.muted">
              {label}
            </Text>
            <chakra.code
              aria-label={label}
              display="block"
              p="3"
              bg="bg.muted"
              fontFamily="mono"
              fontSize="md"
              overflowWrap="anywhere"
              userSelect="all"
            >
              {secret}
            </chakra.code>
          </Stack>
          <Button autoFocus alignSelf="start" variant="outline" onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          {isOnce && (
            <Checkbox isChecked={isKept} onChange={setKept}>
              I have saved the key
            </Checkbox>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={!isKept} onClick={onDone}>
          Done
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface SecretDialogProps<Made> {
  readonly isOpen: boolean;
  /** True if the secret is shown once: only the button of the dialog closes it. */
  readonly isOnce?: boolean;
  /** Renders the form; it calls `onMade` with the created secret. */
  readonly ask: (onMade: (made: Made) => void) => ReactNode;
  /** Renders the created secret. */
  readonly show: (made: Made, onDone: () => void) => ReactNode;
  /** Width of the form dialog. */
  readonly size?: 'md' | 'lg';
  readonly onClose: () => void;
}

/**
 * Dialog that first shows a form and then the created secret. A single dialog, so that the focus returns to the
 * button that opened it.
 */
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
