import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useCreatePageSettingsMutation, useReplacePageSettingsMutation } from '../../graphql/generated/hooks';
import { attempt } from '../kit/failure';
import { showSuccess } from '../kit/success-toast';
import { draftOf, draftOfDefaults, inputOf } from './draft/page-draft';

interface MakeSettingsProps {
  readonly pageName: string;
  /** They are there. */
  readonly onMade: () => Promise<unknown>;
}

/** Makes the settings of a page of the product that has none, as they are delivered. */
export function MakeSettings({ pageName, onMade }: MakeSettingsProps) {
  const [create] = useCreatePageSettingsMutation();
  const [replace] = useReplacePageSettingsMutation();
  const [isMaking, setMaking] = useState(false);

  async function make(): Promise<void> {
    setMaking(true);
    const isMade = await attempt('Error saving page settings', async () => {
      const made = (await create({ variables: { input: { pageName } } })).data?.createPageSettings?.pageSettings;
      if (made?.defaults != null) {
        const settings = inputOf(draftOfDefaults(made.defaults, draftOf(made)));
        await replace({ variables: { input: { pageName, expectedContent: made.contentTag, settings } } });
      }
    });
    // Also where only the first step was done, or somebody else was faster.
    await onMade();
    setMaking(false);
    if (isMade) {
      showSuccess('The page has settings');
    }
  }

  return (
    <Button loading={isMaking} onClick={() => void make()}>
      Make settings
    </Button>
  );
}
