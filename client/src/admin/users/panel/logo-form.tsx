import { Button, Center, FileUpload, Flex, Image, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useSetUserLogoMutation } from '../../../graphql/generated/hooks';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { fileRefusalText } from '../../kit/file-refusal';
import { useUnsaved } from '../../kit/unsaved-changes';
import { LOGO_KINDS, LOGO_MAX_BYTES, LOGO_TYPES } from '../brand';

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
  readonly user: UserRecordFragment;
}

/** The user's logo: the one in use, or the one that is about to be. */
export function LogoForm({ user }: LogoFormProps) {
  const [setLogo, { loading }] = useSetUserLogoMutation();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const preview = usePreview(file) ?? user.logoUrl;
  useUnsaved(file !== null);

  async function save(image: File | null): Promise<void> {
    const isDone = await attempt('Error updating agent logo', () =>
      setLogo({ variables: { input: { userId: user.id, image } } }),
    );
    if (isDone) {
      setFile(null);
      setRemoving(false);
      announceDone(image === null ? 'The logo is removed' : 'The logo is saved');
    }
  }

  return (
    <FileUpload.Root
      accept={LOGO_TYPES}
      maxFiles={1}
      maxFileSize={LOGO_MAX_BYTES}
      acceptedFiles={file === null ? [] : [file]}
      onFileAccept={({ files }) => {
        setRefusal(null);
        setFile(files[0] ?? null);
      }}
      onFileReject={({ files }) => {
        const [rejected] = files;
        if (rejected !== undefined) {
          setRefusal(fileRefusalText(rejected, LOGO_MAX_BYTES, LOGO_KINDS));
        }
      }}
    >
      <FileUpload.HiddenInput />
      <FileUpload.Label>Logo</FileUpload.Label>
      <Flex gap="4" align="center" width="full">
        <Center width="10rem" height="4.5rem" p="2" borderWidth="1px" bg="white" flexShrink="0">
          {preview === null ? (
            <Text textStyle="xs" color="fg.subtle">
              No logo
            </Text>
          ) : (
            <Image src={preview} alt={`Logo of ${user.displayName}`} maxHeight="full" maxWidth="full" />
          )}
        </Center>
        <Flex gap="2" wrap="wrap">
          {file === null ? (
            <FileUpload.Trigger asChild>
              <Button size="sm" variant="outline">
                {user.logoUrl === null ? 'Choose a logo' : 'Replace'}
              </Button>
            </FileUpload.Trigger>
          ) : (
            <>
              <Button size="sm" loading={loading} onClick={() => void save(file)}>
                Save logo
              </Button>
              <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setFile(null)}>
                Discard
              </Button>
            </>
          )}
          {file === null && user.logoUrl !== null && (
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
        isPending={loading}
        onConfirm={() => void save(null)}
        onCancel={() => setRemoving(false)}
      >
        <Text>The shop shows its own name to {user.displayName} until you upload another one.</Text>
      </ConfirmDialog>
    </FileUpload.Root>
  );
}
