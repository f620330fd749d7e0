import { UnsavedChanges } from '../kit/unsaved-changes';
import { ImportDesk } from './import-desk';

/** Takes a stock file over, after a look at what that would change. */
export default function DiamondImportScreen() {
  return (
    <UnsavedChanges>
      <ImportDesk />
    </UnsavedChanges>
  );
}
