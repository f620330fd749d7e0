import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FileUpload } from '../../kit/parts/file-upload';
import { parseProfile } from '../import-profile';
import type { ImportSettings } from './settings';

interface JsonProfileProps {
  readonly value: ImportSettings['fromFile'];
  readonly isBusy: boolean;
  readonly onChange: (fromFile: ImportSettings['fromFile']) => void;
}

/** A profile out of a JSON file, for this file of stock only. */
export function JsonProfile({ value, isBusy, onChange }: JsonProfileProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File): Promise<void> {
    const parsed = parseProfile(await file.text());
    setProblem(parsed.isValid ? null : `${file.name} is no profile. ${parsed.problem}`);
    if (parsed.isValid) {
      onChange({ name: file.name, profile: parsed.profile });
    }
  }

  return (
    <FileUpload.Root
      accept={['application/json', '.json']}
      maxFiles={1}
      disabled={isBusy}
      acceptedFiles={[]}
      onFileReject={({ files: [rejected] }) => {
        if (rejected !== undefined) {
          setProblem(`${rejected.file.name} is no JSON file.`);
        }
      }}
      onFileAccept={({ files: [file] }) => {
        if (file !== undefined) {
          void read(file);
        }
      }}
    >
      <FileUpload.HiddenInput />
      <FileUpload.Label>Profile from a file</FileUpload.Label>
      <Flex align="center" gap="3" wrap="wrap">
        <FileUpload.Trigger asChild>
          <Button size="sm" variant="outline">
            {value === null ? 'Choose a JSON file' : 'Another profile'}
          </Button>
        </FileUpload.Trigger>
        <Text color="fg.muted">{value?.name ?? 'None'}</Text>
        {value !== null && (
          <Button size="sm" variant="ghost" colorPalette="neutral" disabled={isBusy} onClick={() => onChange(null)}>
            Without this profile
          </Button>
        )}
      </Flex>
      <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {problem}
      </Text>
    </FileUpload.Root>
  );
}
