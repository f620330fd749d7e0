import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { toaster } from '../../../ui/toaster';
import { FileUpload } from '../../kit/parts/file-upload';
import { parseProfile } from '../import-profile';
import type { ProfileDraft } from './new-profile-panel';

interface UploadProfileProps {
  readonly onRead: (draft: ProfileDraft) => void;
}

/** Reads a profile out of a JSON file: what it says stands in a new profile then, to be named and saved. */
export function UploadProfile({ onRead }: UploadProfileProps) {
  async function read(file: File): Promise<void> {
    const parsed = parseProfile(await file.text());
    if (parsed.isValid) {
      onRead({ name: parsed.profile.vendor ?? file.name.replace(/\.json$/i, ''), profile: parsed.profile });
    } else {
      toaster.error({ title: `${file.name} is no profile`, description: parsed.problem });
    }
  }
  return (
    <FileUpload.Root
      width="auto"
      accept={['application/json', '.json']}
      maxFiles={1}
      acceptedFiles={[]}
      onFileReject={({ files: [rejected] }) => {
        if (rejected !== undefined) {
          toaster.error({ title: `${rejected.file.name} is no profile`, description: 'It is no JSON file.' });
        }
      }}
      onFileAccept={({ files: [file] }) => {
        if (file !== undefined) {
          void read(file);
        }
      }}
    >
      <FileUpload.HiddenInput aria-label="Profile as a JSON file" />
      <FileUpload.Trigger asChild>
        <Button size="sm" variant="outline">
          <FileUp aria-hidden />
          Upload JSON
        </Button>
      </FileUpload.Trigger>
    </FileUpload.Root>
  );
}
