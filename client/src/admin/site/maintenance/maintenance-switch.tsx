import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { MaintenanceRecordFragment } from '../../../graphql/generated/graphql';
import { useSetMaintenanceMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { askForMaintenance } from '../../../site/maintenance';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';

interface MaintenanceSwitchProps {
  readonly stored: MaintenanceRecordFragment;
  /** As it is typed. */
  readonly message: string | null;
  readonly reload: () => Promise<unknown>;
}

/** Closes the shop and opens it again, after a question that says what visitors get. */
export function MaintenanceSwitch({ stored: { isEnabled, version }, message, reload }: MaintenanceSwitchProps) {
  const [set, { loading }] = useSetMaintenanceMutation();
  const [isAsking, setAsking] = useState(false);

  async function turn(isClosed: boolean, expectedVersion: number): Promise<void> {
    await attempt('Error updating maintenance information', async () => {
      // What visitors read is what the preview shows.
      const input = { isEnabled: isClosed, expectedVersion, ...(isClosed && { message }) };
      const { data } = await refetchWhenStale(() => set({ variables: { input } }), reload);
      await askForMaintenance();
      const made = data?.setMaintenance?.maintenance.version ?? expectedVersion;
      showSuccess(isClosed ? 'The shop is closed' : 'The shop is open again', () => void turn(!isClosed, made));
    });
    setAsking(false);
  }

  return (
    <Flex align="center" gap="4" wrap="wrap">
      <StatusMark tone={isEnabled ? 'danger' : 'ok'}>
        {isEnabled ? 'The shop is closed' : 'The shop is open'}
      </StatusMark>
      <Button
        size="sm"
        variant={isEnabled ? 'solid' : 'outline'}
        colorPalette={isEnabled ? 'accent' : 'danger'}
        onClick={() => setAsking(true)}
      >
        {isEnabled ? 'Open the shop' : 'Close the shop'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isEnabled ? 'Open the shop again?' : 'Close the shop?'}
        confirmLabel={isEnabled ? 'Open the shop' : 'Close the shop'}
        isDestructive={!isEnabled}
        isPending={loading}
        onConfirm={() => void turn(!isEnabled, version)}
        onCancel={() => setAsking(false)}
      >
        {isEnabled ? (
          <Text>
            Everybody who waits on the page that says so is led back to where they were, within half a minute.
          </Text>
        ) : (
          <Stack gap="3">
            <Text>
              Everybody but administrators is led to a page that says so, at once, in the middle of whatever they are
              doing. Nobody can look at stock or order, and programs are told to come back later. What is in carts stays
              there.
            </Text>
            <Text whiteSpace="pre-line">
              {message === null ? 'Visitors read that you are working on the site.' : `Visitors read: “${message}”`}
            </Text>
          </Stack>
        )}
      </ConfirmDialog>
    </Flex>
  );
}
