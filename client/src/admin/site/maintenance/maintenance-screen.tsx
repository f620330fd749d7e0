import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { optionalTextUpTo } from '../../../forms/field-rules';
import { TextAreaField } from '../../../forms/text-field';
import {
  AdminMaintenanceDocument,
  type MaintenanceRecordFragment,
  SetMaintenanceDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { fetchMaintenance } from '../../../site/maintenance';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { PagePreview } from '../../kit/preview/page-preview';
import { SettingsForm, SettingsScreen } from '../../kit/settings/settings-screen';
import { showSuccess } from '../../kit/success-toast';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';

interface MaintenanceSwitchProps {
  readonly stored: MaintenanceRecordFragment;
  /** Typed message. Null if empty. */
  readonly message: string | null;
  readonly reload: () => Promise<unknown>;
}

/** Button that closes or reopens the shop after a confirmation. */
function MaintenanceSwitch({ stored: { isEnabled, version }, message, reload }: MaintenanceSwitchProps) {
  const [set, { loading }] = useMutation(SetMaintenanceDocument);
  const [isDialogOpen, setDialogOpen] = useState(false);

  async function setMode(isClosed: boolean, expectedVersion: number): Promise<void> {
    await attempt('Error updating maintenance information', async () => {
      // Closing the shop also saves the message shown in the preview.
      const input = { isEnabled: isClosed, expectedVersion, ...(isClosed && { message }) };
      const { data } = await refetchWhenStale(() => set({ variables: { input } }), reload);
      await fetchMaintenance();
      const newVersion = data?.setMaintenance?.maintenance.version ?? expectedVersion;
      showSuccess(
        isClosed ? 'The shop is closed' : 'The shop is open again',
        () => void setMode(!isClosed, newVersion),
      );
    });
    setDialogOpen(false);
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
        onClick={() => setDialogOpen(true)}
      >
        {isEnabled ? 'Open shop' : 'Close shop'}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={isEnabled ? 'Reopen the shop?' : 'Close the shop?'}
        confirmLabel={isEnabled ? 'Open shop' : 'Close shop'}
        isDestructive={!isEnabled}
        isPending={loading}
        onConfirm={() => void setMode(!isEnabled, version)}
        onCancel={() => setDialogOpen(false)}
      >
        {isEnabled ? (
          <Text>Visitors on the maintenance page return to their previous page within 30 seconds.</Text>
        ) : (
          <Stack gap="3">
            <Text>
              All visitors except administrators see the maintenance page immediately. They cannot view stock or place
              orders, and API requests fail until you reopen the shop. Carts are not affected.
            </Text>
            <Text whiteSpace="pre-line">
              {message === null ? 'Visitors see the default message.' : `Visitors see: “${message}”`}
            </Text>
          </Stack>
        )}
      </ConfirmDialog>
    </Flex>
  );
}

const messageForm = v.object({ message: optionalTextUpTo(2_000) });

interface MaintenanceFormProps {
  readonly stored: MaintenanceRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** Form with the maintenance switch and message, next to a preview of the page. */
function MaintenanceForm({ stored, reload }: MaintenanceFormProps) {
  const [set] = useMutation(SetMaintenanceDocument);
  const state = useVersionedForm({
    schema: messageForm,
    stored,
    typed: ({ message }: MaintenanceRecordFragment) => ({ message: message ?? '' }),
    labels: { message: 'Message' },
    save: async (changed, expectedVersion) => {
      const { data } = await set({ variables: { input: { expectedVersion, ...changed } } });
      return data?.setMaintenance?.maintenance;
    },
    reload,
    failure: 'Error updating maintenance information',
    doneText: 'Message saved',
  });
  const message = state.form.watch('message').trim() || null;

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '26rem minmax(0, 1fr)' }} gap="8" alignItems="start">
      <Stack gap="6" minWidth="0">
        <MaintenanceSwitch stored={stored} message={message} reload={reload} />
        <SettingsForm state={state} noun="the message">
          <TextAreaField
            control={state.form.control}
            name="message"
            label="Message"
            hint="Shown while the shop is closed, except on agents’ domains. Leave blank to use “We are working on this site.”"
            rows={5}
            isOptional="quietly"
          />
        </SettingsForm>
      </Stack>
      <PagePreview title="Maintenance page" path="/maintenance" draft={{ maintenance: { isEnabled: true, message } }} />
    </Grid>
  );
}

/** Screen that turns the shop's maintenance mode on and off. */
export default function MaintenanceScreen() {
  const query = useQuery(AdminMaintenanceDocument, { fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Maintenance"
      lead="While the shop is closed, everyone except administrators sees the maintenance page shown in the preview. The back office stays open."
      query={query}
      stored={query.data?.maintenance}
      failure="Error fetching maintenanance information"
    >
      {(stored) => <MaintenanceForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
