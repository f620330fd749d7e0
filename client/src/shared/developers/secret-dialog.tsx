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
  /** Notes about the secret. */
  readonly children: ReactNode;
  /** True if the secret is shown only once. The dialog then cannot be closed by accident. */
  readonly isShownOnce?: boolean;
  readonly onDone: () => void;
}

/** Dialog content that shows a created key or secret with a copy button. */
export function SecretShown({ title, label, secret, children, isShownOnce = false, onDone }: SecretShownProps) {
  const [isCopied, setCopied] = useState(false);
  const [isSaved, setSaved] = useState(!isShownOnce);

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
          {isShownOnce && (
            <Checkbox isChecked={isSaved} onChange={setSaved}>
              I have saved the key
            </Checkbox>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={!isSaved} onClick={onDone}>
          Done
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface SecretDialogProps<Made> {
  readonly isOpen: boolean;
  /** True if the secret is shown only once. The dialog can then be closed only with its button. */
  readonly isShownOnce?: boolean;
  /** Renders the form. The form calls `onCreated` with the created secret. */
  readonly renderForm: (onCreated: (created: Made) => void) => ReactNode;
  /** Renders the created secret. */
  readonly renderSecret: (created: Made, onDone: () => void) => ReactNode;
  /** Width of the form dialog. */
  readonly size?: 'md' | 'lg';
  readonly onClose: () => void;
}

/**
 * Dialog that first shows a form and then the created secret. Because it is a single dialog, focus returns to the
 * button that opened it.
 */
export function SecretDialog<Made>({
  isOpen,
  isShownOnce = false,
  renderForm,
  renderSecret,
  size = 'md',
  onClose,
}: SecretDialogProps<Made>) {
  const [created, setCreated] = useState<{ readonly secret: Made } | null>(null);

  function close(): void {
    setCreated(null);
    onClose();
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      size={created === null ? size : 'md'}
      onClose={() => {
        if (created === null || !isShownOnce) {
          close();
        }
      }}
    >
      {created === null ? renderForm((secret) => setCreated({ secret })) : renderSecret(created.secret, close)}
    </DialogFrame>
  );
}
