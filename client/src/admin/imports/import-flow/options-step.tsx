import { Alert, Box, Button, chakra, Field, Flex, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { TextLink } from '../../../ui/links';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { FileUpload } from '../../kit/parts/file-upload';
import { isBlankProfile, parseProfile } from '../import-profile';
import { ModeChoice } from '../mode-choice';
import { FormatSettings } from '../profiles/format-settings';
import type { SavedProfile } from '../profiles/use-saved-profiles';
import { type ImportSettings, settingsBesideProfile } from './settings';

interface JsonProfileProps {
  readonly value: ImportSettings['fromFile'];
  readonly isBusy: boolean;
  readonly onChange: (fromFile: ImportSettings['fromFile']) => void;
}

/** Field that loads a profile from a JSON file, for this import only. */
function JsonProfile({ value, isBusy, onChange }: JsonProfileProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File): Promise<void> {
    const parsed = parseProfile(await file.text());
    setProblem(parsed.isValid ? null : `${file.name} is not a valid profile. ${parsed.problem}`);
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
          setProblem(`${rejected.file.name} is not a JSON file.`);
        }
      }}
      onFileAccept={({ files: [file] }) => {
        if (file !== undefined) {
          void read(file);
        }
      }}
    >
      <FileUpload.HiddenInput />
      <FileUpload.Label>Profile file</FileUpload.Label>
      <Flex align="center" gap="3" wrap="wrap">
        <FileUpload.Trigger asChild>
          <Button size="sm" variant="outline">
            {value === null ? 'Choose JSON file' : 'Choose another file'}
          </Button>
        </FileUpload.Trigger>
        <Text color="fg.muted">{value?.name ?? 'None'}</Text>
        {value !== null && (
          <Button size="sm" variant="ghost" colorPalette="neutral" disabled={isBusy} onClick={() => onChange(null)}>
            Remove profile
          </Button>
        )}
      </Flex>
      <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {problem}
      </Text>
    </FileUpload.Root>
  );
}

interface ProfileChoiceProps {
  /** Saved profiles of the stock type. Null while loading. */
  readonly profiles: readonly SavedProfile[] | null;
  readonly problem: string | null;
  readonly value: string | null;
  readonly isBusy: boolean;
  readonly onChange: (profile: SavedProfile | null) => void;
}

function ProfileChoice({ profiles, problem, value, isBusy, onChange }: ProfileChoiceProps) {
  const availableProfiles = profiles ?? [];
  return (
    <Field.Root maxWidth="24rem">
      <Field.Label>Saved profile</Field.Label>
      <ChoiceSelect
        value={value ?? ''}
        choices={[
          { value: '', label: 'None: detect columns from the headers' },
          ...availableProfiles.map(({ id, name, vendor }) => ({
            value: id,
            label: vendor === null || vendor === name ? name : `${name} (${vendor})`,
          })),
        ]}
        isDisabled={isBusy || profiles === null}
        onChange={(chosen) => onChange(availableProfiles.find(({ id }) => id === chosen) ?? null)}
      />
      {problem !== null && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>Could not load the saved profiles</Alert.Title>
            <Alert.Description>{problem}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Field.HelperText>
        A profile contains the import settings for the files of a vendor.{' '}
        <TextLink to="/admin/imports/profiles">All profiles</TextLink>
      </Field.HelperText>
    </Field.Root>
  );
}

interface OptionsStepProps {
  readonly files: StockFiles;
  readonly settings: ImportSettings;
  readonly profiles: readonly SavedProfile[] | null;
  readonly profilesProblem: string | null;
  readonly isBusy: boolean;
  readonly onChange: (settings: ImportSettings) => void;
}

/**
 * Step for the import settings: the profile, the file format, and how to handle invalid rows and stock missing from
 * the file.
 */
export function OptionsStep({ files, settings, profiles, profilesProblem, isBusy, onChange }: OptionsStepProps) {
  const { mode, skipInvalid, profileId, fromFile, own } = settings;
  const saved = profiles?.find(({ id }) => id === profileId);
  const unsavedSettings = settingsBesideProfile(settings);
  return (
    <Stack gap="6">
      <ProfileChoice
        profiles={profiles}
        problem={profilesProblem}
        value={profileId}
        isBusy={isBusy}
        onChange={(chosen) =>
          onChange({
            ...settings,
            profileId: chosen?.id ?? null,
            ...(chosen !== null && { mode: chosen.mode, skipInvalid: chosen.skipInvalid }),
          })
        }
      />
      <chakra.details>
        <chakra.summary cursor="button" fontWeight="semibold" width="fit-content" focusVisibleRing="outside">
          File settings
          {!isBlankProfile(unsavedSettings) && (
            <Text as="span" fontWeight="normal" color="fg.muted">
              {' '}
              (changed)
            </Text>
          )}
        </chakra.summary>
        <Stack gap="4" pt="4">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <CustomText
              label="Vendor"
              hint="Used for rows without a vendor"
              value={own.vendor}
              placeholder={saved?.vendor ?? fromFile?.profile.vendor ?? ''}
              isBusy={isBusy}
              onChange={(vendor) => onChange({ ...settings, own: { ...own, vendor } })}
            />
            <CustomText
              label="Worksheet"
              hint="Leave blank for the first worksheet that is not empty"
              value={own.sheet}
              placeholder={saved?.profile.sheet ?? fromFile?.profile.sheet ?? ''}
              isBusy={isBusy}
              onChange={(sheet) => onChange({ ...settings, own: { ...own, sheet } })}
            />
          </SimpleGrid>
          <FormatSettings
            files={files}
            profile={own}
            isBusy={isBusy}
            onChange={(next) => onChange({ ...settings, own: next })}
          />
          <JsonProfile
            value={fromFile}
            isBusy={isBusy}
            onChange={(next) => onChange({ ...settings, fromFile: next })}
          />
        </Stack>
      </chakra.details>
      <ModeChoice
        files={files}
        mode={mode}
        vendor={unsavedSettings.vendor ?? saved?.vendor ?? null}
        isBusy={isBusy}
        onChange={(next) => onChange({ ...settings, mode: next })}
      />
      <Box>
        <Checkbox
          size="sm"
          disabled={isBusy}
          isChecked={skipInvalid}
          onChange={(next) => onChange({ ...settings, skipInvalid: next })}
        >
          Skip invalid rows
          <Text as="span" display="block" color="fg.muted">
            Otherwise one invalid cell stops the import.
          </Text>
        </Checkbox>
      </Box>
    </Stack>
  );
}

interface CustomTextProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string | null | undefined;
  readonly placeholder: string;
  readonly isBusy: boolean;
  readonly onChange: (text: string | null) => void;
}

function CustomText({ label, hint, value, placeholder, isBusy, onChange }: CustomTextProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        value={value ?? ''}
        placeholder={placeholder}
        disabled={isBusy}
        maxLength={200}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
      <Field.HelperText>{hint}</Field.HelperText>
    </Field.Root>
  );
}
