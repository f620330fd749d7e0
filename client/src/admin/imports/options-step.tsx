import { Button, FileUpload, Flex, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ImportMode } from '../../graphql/generated/graphql';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import { Checkbox } from '../../ui/inputs/checkbox';
import { type ImportProfile, parseProfile } from './import-profile';
import { ReadingChoices } from './reading-choices';

const modes: readonly { readonly value: ImportMode; readonly label: string; readonly meaning: string }[] = [
  { value: 'ADD_OR_UPDATE', label: 'Add and update', meaning: 'They stay as they are.' },
  {
    value: 'REPLACE',
    label: 'Replace the stock',
    meaning: 'They become inactive, except those on hold, on memo or in an open order.',
  },
];

/** How a file is to be taken over. */
export interface ImportOptions {
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  readonly profile: ImportProfile | null;
  /** Name of the profile's file. */
  readonly profileName: string | null;
}

interface OptionsStepProps {
  readonly files: StockFiles;
  readonly options: ImportOptions;
  readonly isBusy: boolean;
  readonly onChange: (options: ImportOptions) => void;
}

/** What to do with records that the file does not name and with bad rows, and how to read the file. */
export function OptionsStep({ files, options, isBusy, onChange }: OptionsStepProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function readProfile(file: File): Promise<void> {
    const parsed = parseProfile(await file.text());
    if (parsed.isValid) {
      setProblem(null);
      onChange({ ...options, profile: parsed.profile, profileName: file.name });
    } else {
      setProblem(`${file.name}: ${parsed.problem}`);
    }
  }

  return (
    <Stack gap="6">
      <RadioGroup.Root
        size="sm"
        disabled={isBusy}
        value={options.mode}
        onValueChange={({ value }) => {
          const mode = modes.find((each) => each.value === value);
          if (mode !== undefined) {
            onChange({ ...options, mode: mode.value });
          }
        }}
      >
        <RadioGroup.Label>{files.title} that the file does not name</RadioGroup.Label>
        <Stack gap="3" mt="2">
          {modes.map(({ value, label, meaning }) => (
            <RadioGroup.Item key={value} value={value}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>
                {label}
                <Text as="span" display="block" color="fg.muted">
                  {meaning}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Checkbox
        size="sm"
        disabled={isBusy}
        isChecked={options.skipInvalid}
        onChange={(skipInvalid) => onChange({ ...options, skipInvalid })}
      >
        Leave bad rows out
        <Text as="span" display="block" color="fg.muted">
          Otherwise one bad cell holds the whole file back.
        </Text>
      </Checkbox>
      <ReadingChoices
        files={files}
        profile={options.profile}
        isBusy={isBusy}
        onChange={(profile) => onChange({ ...options, profile })}
      />
      <FileUpload.Root
        accept={['application/json', '.json']}
        maxFiles={1}
        disabled={isBusy}
        acceptedFiles={[]}
        onFileAccept={({ files }) => {
          const [file] = files;
          if (file !== undefined) {
            void readProfile(file);
          }
        }}
      >
        <FileUpload.HiddenInput />
        <FileUpload.Label>Profile of the supplier</FileUpload.Label>
        <Flex align="center" gap="3" wrap="wrap">
          <FileUpload.Trigger asChild>
            <Button size="sm" variant="outline">
              {options.profileName === null ? 'Choose a JSON file' : 'Another profile'}
            </Button>
          </FileUpload.Trigger>
          <Text color="fg.muted">{options.profileName ?? 'None: the headers say what the columns hold.'}</Text>
          {options.profileName !== null && (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              disabled={isBusy}
              onClick={() => onChange({ ...options, profile: null, profileName: null })}
            >
              Without profile
            </Button>
          )}
        </Flex>
        <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
          {problem}
        </Text>
      </FileUpload.Root>
    </Stack>
  );
}
