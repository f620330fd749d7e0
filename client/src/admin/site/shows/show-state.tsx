import { useMutation } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SetShowActiveDocument, SetShowAdvertisedDocument } from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import type { EditedShow } from './show-form';
import { activeMark, advertisedMark } from './show-list';

/** Buttons that activate and advertise a show. Both changes can be undone. */
export function ShowState({ show, advertised, reload }: Omit<EditedShow, 'onDeleted'>) {
  const { id, name, isActive, isAdvertised } = show;
  const [setActive, activation] = useMutation(SetShowActiveDocument);
  const [setAdvertised, advertising] = useMutation(SetShowAdvertisedDocument);
  const [isDialogOpen, setDialogOpen] = useState(false);
  /** Show that this show would replace on the home page. Null if none. */
  const replacedShow = advertised !== null && advertised.id !== id ? advertised : null;

  async function activate(next: boolean, expectedVersion: number): Promise<void> {
    const input = { id, isActive: next, expectedVersion };
    await attempt('Error changing is active status', async () => {
      const { data } = await refetchWhenStale(() => setActive({ variables: { input } }), reload);
      const newVersion = data?.setShowActive?.show.version ?? expectedVersion;
      showSuccess(`${name} is ${next ? 'active' : 'inactive'}`, () => void activate(!next, newVersion));
    });
  }

  async function advertise(next: boolean, expectedVersion: number): Promise<void> {
    const input = { id, isAdvertised: next, expectedVersion };
    setDialogOpen(false);
    await attempt('Error changing ad status', async () => {
      const { data } = await refetchWhenStale(() => setAdvertised({ variables: { input } }), reload);
      // Refetches all shows, because another show may no longer be advertised.
      await reload();
      const newVersion = data?.setShowAdvertised?.show.version ?? expectedVersion;
      showSuccess(next ? `${name} is advertised` : `${name} is no longer advertised`, () =>
        replacedShow !== null && next ? void readvertise(replacedShow.id) : void advertise(!next, newVersion),
      );
    });
  }

  /** Advertises the replaced show again, even if it has been changed since. */
  async function readvertise(loserId: string): Promise<void> {
    await attempt('Error changing ad status', async () => {
      await setAdvertised({ variables: { input: { id: loserId, isAdvertised: true } } });
      await reload();
    });
  }

  const active = activeMark(show);
  const mark = advertisedMark(show);
  return (
    <PanelSection title="Visibility">
      <Flex align="center" justify="space-between" gap="4">
        <StatusMark tone={active.tone ?? 'neutral'}>
          {isActive ? 'Active, visible to everyone' : 'Inactive, visible only to administrators'}
        </StatusMark>
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          loading={activation.loading}
          onClick={() => void activate(!isActive, show.version)}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
      </Flex>
      <Flex align="center" justify="space-between" gap="4">
        <StatusMark tone={mark.tone ?? 'neutral'}>
          {isAdvertised ? `On the home page: ${mark.text.toLowerCase()}` : 'Not advertised on the home page'}
        </StatusMark>
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          loading={advertising.loading}
          onClick={() =>
            replacedShow === null || isAdvertised ? void advertise(!isAdvertised, show.version) : setDialogOpen(true)
          }
        >
          {isAdvertised ? 'Stop advertising' : 'Advertise'}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={`Advertise ${name}?`}
        confirmLabel="Advertise"
        isPending={advertising.loading}
        onConfirm={() => void advertise(true, show.version)}
        onCancel={() => setDialogOpen(false)}
      >
        <Text>The home page advertises one show at a time. This replaces {replacedShow?.name}.</Text>
      </ConfirmDialog>
    </PanelSection>
  );
}
