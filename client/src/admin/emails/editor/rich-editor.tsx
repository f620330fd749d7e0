import { useMutation } from '@apollo/client/react';
import { Box, Field, Input } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { UploadMailImageDocument } from '../../../graphql/generated/graphql';
import { attempt } from '../../kit/failure';
import { cleanPaste } from './clean-paste';
import type { EditorFieldProps, Focusable } from './editor-field-props';
import { EditorToolbar } from './editor-toolbar';
import { buttonStyle, fromEditor, toEditor } from './email-html';
import { LinkDialog } from './link-dialog';
import { mailExtensions } from './mail-extensions';

interface PictureDialogProps {
  readonly editor: Editor;
  /** Pasted or dropped file. Null if the picture is selected in the dialog. */
  readonly picture: File | null;
  readonly onClose: () => void;
}

/** Converts the path of an uploaded picture to a full URL, because email clients require one. */
const addressOf = (url: string): string => (url.startsWith('/') ? `{{siteUrl}}${url}` : url);

/** Dialog that uploads a picture and inserts it with a description. */
function PictureDialog({ editor, picture, onClose }: PictureDialogProps) {
  const [file, setFile] = useState(picture);
  const [alt, setAlt] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [upload, { loading }] = useMutation(UploadMailImageDocument);

  async function insert(): Promise<void> {
    setSubmitted(true);
    if (file === null || alt.trim() === '') {
      return;
    }
    await attempt('Error uploading image', async () => {
      const { data } = await upload({ variables: { input: { file } } });
      const url = data?.uploadImage?.url;
      if (url !== undefined) {
        editor
          .chain()
          .insertContent({ type: 'image', attrs: { src: addressOf(url), alt: alt.trim(), fits: true } })
          .run();
        onClose();
      }
    });
  }

  return (
    <DialogFrame size="sm" placement="center" isOpen finalFocusEl={() => editor.view.dom} onClose={onClose}>
      <DialogForm title="Picture" submitLabel="Insert" isPending={loading} onSubmit={insert} onCancel={onClose}>
        {picture === null && (
          <Field.Root invalid={isSubmitted && file === null}>
            <Field.Label>File</Field.Label>
            <Input
              type="file"
              accept="image/*"
              height="auto"
              py="2"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
            <Field.ErrorText>Choose a picture</Field.ErrorText>
            <Field.HelperText>JPEG, PNG, WebP, GIF or AVIF of at most 10 MB</Field.HelperText>
          </Field.Root>
        )}
        <Field.Root invalid={isSubmitted && alt.trim() === ''}>
          <Field.Label>Description</Field.Label>
          <Input value={alt} maxLength={200} onChange={({ target }) => setAlt(target.value)} />
          <Field.ErrorText>Enter a description of the picture</Field.ErrorText>
          <Field.HelperText>For screen readers and email apps that block pictures</Field.HelperText>
        </Field.Root>
      </DialogForm>
    </DialogFrame>
  );
}

const styleObject = (style: string): Record<string, string> =>
  Object.fromEntries(
    style.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.split(':');
      return [name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()), value];
    }),
  );

/** Styles that approximate the email layout. */
const textStyles = {
  '& .tiptap': {
    minHeight: '16rem',
    maxHeight: '60vh',
    overflowY: 'auto',
    px: '4',
    py: '3',
    outline: '0',
    '& p': { my: '2' },
    '& h1': { textStyle: '2xl', my: '3' },
    '& h2': { textStyle: 'xl', my: '3' },
    '& h3': { textStyle: 'lg', fontWeight: 'semibold', my: '2' },
    '& ul': { listStyleType: 'disc', ps: '6', my: '2' },
    '& ol': { listStyleType: 'decimal', ps: '6', my: '2' },
    '& li p': { my: '0' },
    '& blockquote': { borderInlineStartWidth: '3px', ps: '4', color: 'fg.muted', my: '2' },
    '& hr': { my: '4', borderTopWidth: '1px' },
    '& img': { maxWidth: 'full', height: 'auto', display: 'inline' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', cursor: 'text' },
    '& a[data-button]': styleObject(buttonStyle),
    '& [data-placeholder]': {
      px: '1',
      borderRadius: 'control',
      bg: 'accent.subtle',
      color: 'fg',
      whiteSpace: 'nowrap',
      textStyle: 'sm',
    },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
} as const;

type OpenDialog = { readonly dialog: 'link' } | { readonly dialog: 'picture'; readonly picture: File | null };

function firstPicture(files: FileList | undefined): File | null {
  return [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
}

/** Visual editor with an approximate email layout. The preview shows the exact layout. */
export function RichEditor({
  value,
  onChange,
  onBlur,
  ids,
  isInvalid,
  ref,
}: EditorFieldProps & { readonly ref: Ref<Focusable> }) {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
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
    onUpdate: ({ editor: current }) => change(fromEditor(current.getHTML())),
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
