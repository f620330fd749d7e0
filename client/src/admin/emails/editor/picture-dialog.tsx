import { Field, Input } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { DialogForm } from '../../../forms/dialog/dialog-form';
import { DialogFrame } from '../../../forms/dialog/dialog-frame';
import { useUploadMailImageMutation } from '../../../graphql/generated/hooks';
import { attempt } from '../../kit/failure';

interface PictureDialogProps {
  readonly editor: Editor;
  /** One that was pasted or dropped. */
  readonly picture: File | null;
  readonly onClose: () => void;
}

/** What is uploaded is a path of the house; mail readers need the whole address. */
const addressOf = (url: string): string => (url.startsWith('/') ? `{{siteUrl}}${url}` : url);

/** Uploads a picture and puts it into the text, with what is read where pictures are not shown. */
export function PictureDialog({ editor, picture, onClose }: PictureDialogProps) {
  const [file, setFile] = useState(picture);
  const [alt, setAlt] = useState('');
  const [isTried, setTried] = useState(false);
  const [upload, { loading }] = useUploadMailImageMutation();

  async function insert(): Promise<void> {
    setTried(true);
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
          <Field.Root invalid={isTried && file === null}>
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
        <Field.Root invalid={isTried && alt.trim() === ''}>
          <Field.Label>What it shows</Field.Label>
          <Input value={alt} maxLength={200} onChange={({ target }) => setAlt(target.value)} />
          <Field.ErrorText>Say what it shows</Field.ErrorText>
          <Field.HelperText>Read out, and shown where mail readers hide pictures</Field.HelperText>
        </Field.Root>
      </DialogForm>
    </DialogFrame>
  );
}
