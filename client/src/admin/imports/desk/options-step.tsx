import { Box, chakra, Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { isBlankProfile } from '../merge-profiles';
import { ModeChoice } from '../mode-choice';
import { MeaningChoices } from '../profiles/meaning-choices';
import type { SavedProfile } from '../profiles/use-saved-profiles';
import { JsonProfile } from './json-profile';
import { ProfileChoice } from './profile-choice';
import { type ImportSettings, saidBesides } from './settings';

interface OptionsStepProps {
  readonly files: StockFiles;
  readonly settings: ImportSettings;
  readonly profiles: readonly SavedProfile[] | null;
  readonly profilesProblem: string | null;
  readonly isBusy: boolean;
  readonly onChange: (settings: ImportSettings) => void;
}

/** How a file is read, and what becomes of bad rows and of records that it does not name. */
export function OptionsStep({ files, settings, profiles, profilesProblem, isBusy, onChange }: OptionsStepProps) {
  const { mode, skipInvalid, profileId, fromFile, own } = settings;
  const saved = profiles?.find(({ id }) => id === profileId);
  const besides = saidBesides(settings);
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
          How this file is read
          {!isBlankProfile(besides) && (
            <Text as="span" fontWeight="normal" color="fg.muted">
              {' '}
              (changed)
            </Text>
          )}
        </chakra.summary>
        <Stack gap="4" pt="4">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <OwnText
              label="Vendor"
              hint="Whose stock the file is, where its rows do not say it"
              value={own.vendor}
              placeholder={saved?.vendor ?? fromFile?.profile.vendor ?? ''}
              isBusy={isBusy}
              onChange={(vendor) => onChange({ ...settings, own: { ...own, vendor } })}
            />
            <OwnText
              label="Sheet of a workbook"
              hint="By default the first that is not empty"
              value={own.sheet}
              placeholder={saved?.profile.sheet ?? fromFile?.profile.sheet ?? ''}
              isBusy={isBusy}
              onChange={(sheet) => onChange({ ...settings, own: { ...own, sheet } })}
            />
          </SimpleGrid>
          <MeaningChoices
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
        vendor={besides.vendor ?? saved?.vendor ?? null}
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
          Leave bad rows out
          <Text as="span" display="block" color="fg.muted">
            Otherwise one bad cell holds the whole file back.
          </Text>
        </Checkbox>
      </Box>
    </Stack>
  );
}

interface OwnTextProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string | null | undefined;
  readonly placeholder: string;
  readonly isBusy: boolean;
  readonly onChange: (text: string | null) => void;
}

function OwnText({ label, hint, value, placeholder, isBusy, onChange }: OwnTextProps) {
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
