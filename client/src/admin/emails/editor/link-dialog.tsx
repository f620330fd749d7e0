import { Button, Field, Input } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { linkTarget } from './mail-extensions';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Adds `https://` to a URL without a scheme, such as `facet.example`. */
function targetOf(typed: string): string {
  const text = typed.trim();
  return linkTarget.test(text) || text === '' ? text : `https://${text}`;
}

/**
 * Returns whether the link target is a valid URL. Accepts targets that begin with a placeholder, because the
 * placeholder's value is unknown.
 */
function isTarget(target: string): boolean {
  return /[^:/]/.test(target.replace(linkTarget, '')) && (target.startsWith('{{') || URL.canParse(target));
}

/** Dialog that adds, edits or removes a link or button. Without a selection, it also asks for the link text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = editor.getAttributes('link');
  const hasLink = editor.isActive('link');
  const needsText = !hasLink && editor.state.selection.empty;
  const [href, setHref] = useState(typeof before.href === 'string' ? before.href : '');
  const [text, setText] = useState('');
  const [isButton, setButton] = useState(before.isButton === true);
  const [isSubmitted, setSubmitted] = useState(false);
  const lacksHref = isSubmitted && !isTarget(targetOf(href));
  const lacksText = isSubmitted && needsText && text.trim() === '';

  function apply(): void {
    setSubmitted(true);
    const target = targetOf(href);
    if (!isTarget(target) || (needsText && text.trim() === '')) {
      return;
    }
    const attrs = { href: target, isButton };
    if (needsText) {
      editor
        .chain()
        .insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs }] })
        .run();
    } else {
      editor.chain().extendMarkRange('link').setMark('link', attrs).run();
    }
    onClose();
  }

  return (
    <DialogFrame size="sm" placement="center" isOpen finalFocusEl={() => editor.view.dom} onClose={onClose}>
      <DialogForm
        title={hasLink ? 'Edit link' : 'Link or button'}
        submitLabel={hasLink ? 'Save' : 'Insert'}
        onSubmit={apply}
        onCancel={onClose}
        aside={
          hasLink && (
            <Button
              type="button"
              variant="ghost"
              colorPalette="danger"
              me="auto"
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              Remove
            </Button>
          )
        }
      >
        <Field.Root invalid={lacksHref}>
          <Field.Label>URL</Field.Label>
          <Input value={href} autoComplete="off" onChange={({ target }) => setHref(target.value)} />
          <Field.ErrorText>Enter the URL</Field.ErrorText>
          <Field.HelperText>
            For a page of the shop, begin with {'{{siteUrl}}'}. For an email address, begin with mailto:
          </Field.HelperText>
        </Field.Root>
        {needsText && (
          <Field.Root invalid={lacksText}>
            <Field.Label>Text</Field.Label>
            <Input value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
            <Field.ErrorText>Enter the link text</Field.ErrorText>
          </Field.Root>
        )}
        <Checkbox isChecked={isButton} onChange={setButton}>
          Show as button
        </Checkbox>
      </DialogForm>
    </DialogFrame>
  );
}
