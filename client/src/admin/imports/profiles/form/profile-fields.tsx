import { useQuery } from '@apollo/client/react';
import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { type ComponentProps, Suspense, use } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../../forms/checkbox-field';
import { FormErrors } from '../../../../forms/form-errors';
import { PasswordField } from '../../../../forms/password-field';
import { SelectField } from '../../../../forms/select-field';
import { TextField } from '../../../../forms/text-field';
import { ImportFolderDocument, type StockKind } from '../../../../graphql/generated/graphql';
import { stockIndex } from '../../../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../../../graphql/stock/stock-declaration';
import { PanelSection } from '../../../kit/panel/panel-parts';
import { modeLabels } from '../../mode-choice';
import { filesOf } from '../../stock-files';
import { meaningsFor } from '../format-settings';
import { intervalLabels } from '../profile-state';
import { type ProfileControl, ProfileEntries } from './profile-entries';

type Fields = Omit<ComponentProps<typeof ProfileFields>, 'files'>;

function LoadedProfileFields({ files, ...fields }: Fields & { readonly files: Promise<StockFiles> }) {
  return <ProfileFields files={use(files)} {...fields} />;
}

/** Form fields of a profile, shown once the file format of the stock type is loaded. */
export function FieldsOfKind({ kind, ...fields }: Fields & { readonly kind: StockKind }) {
  const type = stockIndex.find((each) => each.kind === kind);
  return (
    <Suspense
      fallback={
        <Stack gap="4" aria-busy="true">
          <Skeleton height="10" />
          <Skeleton height="10" />
          <Skeleton height="10" />
        </Stack>
      }
    >
      {type !== undefined && <LoadedProfileFields files={filesOf(type)} {...fields} />}
    </Suspense>
  );
}

const intervals = Object.entries(intervalLabels).map(([value, label]) => ({ value, label }));

interface FetchFieldsProps {
  readonly control: ProfileControl;
  readonly hasPassword: boolean;
}

function FetchFields({ control, hasPassword }: FetchFieldsProps) {
  const { isWanted, schedule } = useWatch({ control, name: 'fetch' });
  const small = { control, size: 'sm' } as const;
  return (
    <Stack gap="3">
      <CheckboxField control={control} name="fetch.isWanted" label="Fetch files from a URL" />
      {isWanted && (
        <Stack gap="3" ps="6">
          <TextField {...small} name="fetch.url" type="url" label="URL" hint="Must begin with https://" />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <SelectField {...small} name="fetch.schedule.every" label="Frequency" choices={intervals} />
            {schedule.every !== 'HOUR' && (
              <TextField {...small} name="fetch.schedule.time" label="Time" hint="UTC, such as 06:30" />
            )}
            <TextField {...small} name="fetch.userName" label="User name" isOptional="quietly" autoComplete="off" />
            <PasswordField
              {...small}
              name="fetch.password"
              label="Password"
              isOptional="quietly"
              autoComplete="new-password"
              {...(hasPassword && { hint: 'Leave blank to keep the saved password' })}
            />
          </SimpleGrid>
          <CheckboxField control={control} name="fetch.isActive" label="Fetch on schedule" />
        </Stack>
      )}
    </Stack>
  );
}

/** Field for the import folder of the profile. If the server has no import folder, the field can only be cleared. */
function FolderField({ control }: { readonly control: ProfileControl }) {
  const { data } = useQuery(ImportFolderDocument);
  const folder = useWatch({ control, name: 'folder' });
  const hasFolder = data?.operatorSettings?.hasImportFolder ?? true;
  return (
    <TextField
      control={control}
      size="sm"
      isOptional="quietly"
      name="folder"
      label="Folder"
      isDisabled={!hasFolder && folder === ''}
      hint={
        hasFolder
          ? 'Subfolder of the import folder. Every file placed in it is imported'
          : 'Not available: no import folder is configured. The operator sets it with IMPORT_DIR.'
      }
    />
  );
}

const modes = [
  { value: 'ADD_OR_UPDATE', label: modeLabels.ADD_OR_UPDATE },
  { value: 'REPLACE', label: modeLabels.REPLACE },
];

interface ProfileFieldsProps {
  readonly control: ProfileControl;
  readonly files: StockFiles;
  /** Whether a password is stored on the server. */
  readonly hasPassword: boolean;
}

function ProfileFields({ control, files, hasPassword }: ProfileFieldsProps) {
  const small = { control, size: 'sm' } as const;
  const optional = { ...small, isOptional: 'quietly' } as const;
  return (
    <>
      <PanelSection title="Profile">
        <FormErrors control={control} />
        <TextField {...small} name="name" label="Name" />
        <TextField
          {...optional}
          name="profile.vendor"
          label="Vendor"
          hint="Vendor of the stock in the files. “Replace stock” then deactivates only items of this vendor."
        />
      </PanelSection>
      <PanelSection title="File format">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          {meaningsFor(files).map(({ name, label, options }) => (
            <SelectField
              key={name}
              {...optional}
              name={`profile.${name}`}
              label={label}
              placeholder="As in the file"
              choices={options}
            />
          ))}
        </SimpleGrid>
        <TextField
          {...optional}
          name="profile.sheet"
          label="Worksheet"
          hint="Leave blank for the first worksheet that is not empty"
        />
        <TextField
          {...optional}
          name="profile.stockId"
          label="Stock number pattern"
          hint="Headers in braces, such as {carat}-{cut}. Leave blank if the file has stock numbers."
        />
        <CheckboxField
          control={control}
          name="profile.numberRepeats"
          label="Add -2, -3, … to duplicate stock numbers"
        />
        <ProfileEntries control={control} files={files} />
      </PanelSection>
      <PanelSection title="Import options">
        <SelectField {...small} name="mode" label={`${files.title} missing from a file`} choices={modes} />
        <CheckboxField control={control} name="skipInvalid" label="Skip invalid rows" />
      </PanelSection>
      <PanelSection title="Automatic imports">
        <Stack gap="3">
          <FolderField control={control} />
          <FetchFields control={control} hasPassword={hasPassword} />
          <TextField
            {...optional}
            name="notifyEmail"
            type="email"
            label="Notify on failure"
            hint="Leave blank to use the company email address"
          />
        </Stack>
      </PanelSection>
    </>
  );
}
