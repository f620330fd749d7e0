import { Box } from '@chakra-ui/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { cleanPaste } from './clean-paste';
import type { EditorFieldProps, Focusable } from './editor-field-props';
import { EditorToolbar } from './editor-toolbar';
import { LinkDialog } from './link-dialog';
import { mailExtensions } from './mail-extensions';
import { fromEditor, toEditor } from './mail-html';
import { PictureDialog } from './picture-dialog';
import { textStyles } from './text-styles';

type Opened = { readonly dialog: 'link' } | { readonly dialog: 'picture'; readonly picture: File | null };

function firstPicture(files: FileList | undefined): File | null {
  return [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
}

/** The text of a mail as it will look, more or less: the preview shows it as it will be. */
export function RichEditor({
  value,
  onChange,
  onBlur,
  ids,
  isInvalid,
  ref,
}: EditorFieldProps & { readonly ref: Ref<Focusable> }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const change = useEffectEvent(onChange);
  const blur = useEffectEvent(onBlur);

  function takePicture(picture: File | null): boolean {
    if (picture !== null) {
      setOpened({ dialog: 'picture', picture });
    }
    return picture !== null;
  }

  const attributes = {
    id: ids.control,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    'aria-describedby': ids.description,
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    extensions: mailExtensions,
    content: toEditor(value),
    editorProps: {
      attributes,
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => takePicture(firstPicture(event.clipboardData?.files)),
      handleDrop: (_view, event) => takePicture(firstPicture(event.dataTransfer?.files)),
      handleKeyDown: (_view, event) => {
        const isLink = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'k';
        if (isLink) {
          event.preventDefault();
          setOpened({ dialog: 'link' });
        }
        return isLink;
      },
    },
    onUpdate: ({ editor: now }) => change(fromEditor(now.getHTML())),
    onBlur: () => blur(),
  });
  useImperativeHandle(ref, () => ({ focus: () => editor?.commands.focus() }), [editor]);

  useEffect(() => {
    const dom = editor?.view.dom;
    if (isInvalid) {
      dom?.setAttribute('aria-invalid', 'true');
    } else {
      dom?.removeAttribute('aria-invalid');
    }
  }, [editor, isInvalid]);

  if (editor === null) {
    return null;
  }
  return (
    <>
      <EditorToolbar
        editor={editor}
        controls={ids.control}
        onLink={() => setOpened({ dialog: 'link' })}
        onPicture={() => setOpened({ dialog: 'picture', picture: null })}
      />
      <Box css={textStyles}>
        <EditorContent editor={editor} />
      </Box>
      {opened?.dialog === 'link' && <LinkDialog editor={editor} onClose={() => setOpened(null)} />}
      {opened?.dialog === 'picture' && (
        <PictureDialog editor={editor} picture={opened.picture} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
