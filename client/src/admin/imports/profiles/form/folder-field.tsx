import { useWatch } from 'react-hook-form';
import { TextField } from '../../../../forms/text-field';
import { useImportFolderQuery } from '../../../../graphql/generated/hooks';
import type { ProfileControl } from './entry-fields';

/** The folder whose files are read with a profile. Without an import folder on the server it can only be cleared. */
export function FolderField({ control }: { readonly control: ProfileControl }) {
  const { data } = useImportFolderQuery();
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
          ? 'A subfolder of the import folder: every file that is put there is imported'
          : 'Not available: the server has no import folder. The operator sets one with IMPORT_DIR.'
      }
    />
  );
}
