import { Grid, Stack } from '@chakra-ui/react';
import * as v from 'valibot';
import { optionalTextUpTo } from '../../../forms/field-rules';
import { TextAreaField } from '../../../forms/text-area-field';
import type { MaintenanceRecordFragment } from '../../../graphql/generated/graphql';
import { useAdminMaintenanceQuery, useSetMaintenanceMutation } from '../../../graphql/generated/hooks';
import { PagePreview } from '../../kit/preview/page-preview';
import { SettingsForm } from '../../kit/settings/settings-form';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { MaintenanceSwitch } from './maintenance-switch';

const messageForm = v.object({ message: optionalTextUpTo(2_000) });

interface MaintenanceFormProps {
  readonly stored: MaintenanceRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** Whether the shop is closed, and what it says then, beside the page that visitors get. */
function MaintenanceForm({ stored, reload }: MaintenanceFormProps) {
  const [set] = useSetMaintenanceMutation();
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
    done: 'The message is saved',
  });
  const message = state.form.watch('message').trim() || null;

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '26rem minmax(0, 1fr)' }} gap="8" alignItems="start">
      <Stack gap="6" minWidth="0">
        <MaintenanceSwitch stored={stored} message={message} reload={reload} />
        <SettingsForm state={state} what="the message">
          <TextAreaField
            control={state.form.control}
            name="message"
            label="Message"
            hint="Read by whoever comes while the shop is closed. Left empty: We are working on this site. Agents' domains never show it."
            rows={5}
            isOptional="quietly"
          />
        </SettingsForm>
      </Stack>
      <PagePreview title="Closed shop" path="/maintenance" draft={{ maintenance: { isEnabled: true, message } }} />
    </Grid>
  );
}

/** Closes the shop while the house works on it. */
export default function MaintenanceScreen() {
  const query = useAdminMaintenanceQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Maintenance"
      lead="While the shop is closed everybody but administrators gets the page that the preview shows. The back office stays open, and says so on every screen."
      query={query}
      stored={query.data?.maintenance}
      failure="Error fetching maintenanance information"
    >
      {(stored) => <MaintenanceForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
