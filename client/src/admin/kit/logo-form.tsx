import { Button, Center, FileUpload, Flex, Image, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { announceDone } from './done';
import { fileRefusalText } from './file-refusal';
import { useUnsaved } from './unsaved-changes';

/** What the server makes a picture of. It reads a file by its content, whatever its name says. */
const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const logoKinds = 'PNG, JPEG, WebP, GIF and AVIF images';
const logoMaxBytes = 5 * 1024 * 1024;

/** Address under which the browser shows a file that is not uploaded yet. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) {
      setUrl(null);
      return;
    }
    const preview = URL.createObjectURL(file);
    setUrl(preview);
    return () => URL.revokeObjectURL(preview);
  }, [file]);
  return url;
}

interface LogoFormProps {
  /** The one in use; null: none. */
  readonly logoUrl: string | null;
  /** Whose it is: `Logo of Anna`. */
  readonly alt: string;
  /** What is shown without one, in a sentence. */
  readonly without: string;
  /** Saves a picture, or takes the logo away. Resolves to whether that was done; says so itself where it was not. */
  readonly onSave: (image: File | null) => Promise<boolean>;
  readonly isSaving: boolean;
}

/** A logo: the one in use, or the one that is about to be. */
export function LogoForm({ logoUrl, alt, without, onSave, isSaving }: LogoFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const preview = usePreview(file) ?? logoUrl;
  useUnsaved(file !== null);

  async function save(image: File | null): Promise<void> {
    const isDone = await onSave(image);
    if (isDone) {
      setFile(null);
      setRemoving(false);
      announceDone(image === null ? 'The logo is removed' : 'The logo is saved');
    }
  }

  return (
    <FileUpload.Root
      accept={logoTypes}
      maxFiles={1}
      maxFileSize={logoMaxBytes}
      acceptedFiles={file === null ? [] : [file]}
      onFileAccept={({ files }) => {
        setRefusal(null);
        setFile(files[0] ?? null);
      }}
      onFileReject={({ files }) => {
        const [rejected] = files;
        if (rejected !== undefined) {
          setRefusal(fileRefusalText(rejected, logoMaxBytes, logoKinds));
        }
      }}
    >
      <FileUpload.HiddenInput />
      <FileUpload.Label>Logo</FileUpload.Label>
      <Flex gap="4" align="center" width="full">
        <Center width="10rem" height="4.5rem" p="2" borderWidth="1px" bg="white" flexShrink="0">
          {preview === null ? (
            // On white in dark colours, too: that is what logos are drawn for.
            <Text textStyle="xs" color="black">
              No logo
            </Text>
          ) : (
            <Image src={preview} alt={alt} maxHeight="full" maxWidth="full" />
          )}
        </Center>
        <Flex gap="2" wrap="wrap">
          {file === null ? (
            <FileUpload.Trigger asChild>
              <Button size="sm" variant="outline">
                {logoUrl === null ? 'Choose a logo' : 'Replace'}
              </Button>
            </FileUpload.Trigger>
          ) : (
            <>
              <Button size="sm" loading={isSaving} onClick={() => void save(file)}>
                Save logo
              </Button>
              <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setFile(null)}>
                Discard
              </Button>
            </>
          )}
          {file === null && logoUrl !== null && (
            <Button size="sm" variant="ghost" colorPalette="danger" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </Flex>
      </Flex>
      <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {refusal}
      </Text>
      <ConfirmDialog
        isOpen={isRemoving}
        title="Remove the logo?"
        confirmLabel="Remove the logo"
        isDestructive
        isPending={isSaving}
        onConfirm={() => void save(null)}
        onCancel={() => setRemoving(false)}
      >
        <Text>{without}</Text>
      </ConfirmDialog>
    </FileUpload.Root>
  );
}
