import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  ChannelReportDocument,
  type ChannelReportFragment,
  DeleteEmailChannelDocument,
  RenameEmailChannelDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { ButtonLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { ChangesConflict } from '../../kit/conflict/conflict';
import { attempt, submitWithNotice } from '../../kit/failure';
import { DeleteSection } from '../../kit/panel/delete-section';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { ChannelSubscribers } from './channel-subscribers';

export const channelForm = v.object({ name: requiredText('Enter a name', 100) });

interface RenameChannelProps {
  readonly channel: ChannelReportFragment;
  /** Refetches the channel, bypassing the cache. */
  readonly refetch: () => Promise<ChannelReportFragment | null>;
  readonly onRenamed: () => void;
}

function RenameChannel({ channel, refetch, onRenamed }: RenameChannelProps) {
  const [rename] = useMutation(RenameEmailChannelDocument);
  /** Version that the form values are based on. */
  const [base, setBase] = useState<Pick<ChannelReportFragment, 'name' | 'version'>>(channel);
  const [stored, setStored] = useState<ChannelReportFragment | null>(null);
  const form = useSchemaForm({
    schema: channelForm,
    defaultValues: { name: channel.name },
    onSubmit: ({ name }) =>
      submitWithNotice('Error renaming a channel', () =>
        refetchWhenStale(async () => {
          const input = { id: channel.id, name, expectedVersion: base.version };
          const { data } = await rename({ variables: { input } });
          setBase(data?.renameEmailChannel?.channel ?? base);
          form.reset({ name });
          showSuccess(`${name} saved`);
          onRenamed();
        }, loadLatest),
      ),
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  const loadLatest = () => attempt('Error fetching email channels', async () => setStored(await refetch()));

  return (
    <chakra.form data-record noValidate onSubmit={form.submit}>
      {stored !== null && (
        <ChangesConflict
          noun="channel"
          changes={[`The name is now “${stored.name}”.`]}
          onTakeTheirs={() => {
            setBase(stored);
            setStored(null);
            form.reset({ name: stored.name });
          }}
          onKeepMine={() => {
            setBase(stored);
            setStored(null);
          }}
        />
      )}
      <FormErrors control={form.control} />
      <Flex gap="2" align="flex-end">
        <TextField control={form.control} name="name" label="Name" size="sm" />
        <Button size="sm" type="submit" flexShrink="0" disabled={!isDirty || stored !== null} loading={isSubmitting}>
          Save
        </Button>
      </Flex>
    </chakra.form>
  );
}

const counted = (count: number, singular: string, plural: string): string =>
  count === 1 ? `1 ${singular}` : `${formatCount(count)} ${plural}`;

/** Returns sentences that describe the data lost when a channel is deleted. */
function losses({ subscribers, scheduled }: ChannelReportFragment): readonly string[] {
  return [
    ...(subscribers === 0
      ? []
      : [
          `${counted(subscribers, 'subscription ends', 'subscriptions end')}; they are not restored if a channel with the same name is created.`,
        ]),
    ...(scheduled === 0
      ? []
      : [
          `${counted(scheduled, 'scheduled email will not be sent to', 'scheduled emails will not be sent to')} its subscribers.`,
        ]),
  ].map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}

interface DeleteChannelProps {
  readonly channel: ChannelReportFragment;
  /** Refetches the channel, bypassing the cache. */
  readonly refetch: () => Promise<unknown>;
  readonly onDeleted: () => void;
}

/**
 * Section that deletes a channel after confirmation. If it has subscribers or scheduled emails, the administrator
 * must type its name.
 */
function DeleteChannel({ channel, refetch, onDeleted }: DeleteChannelProps) {
  const { open } = usePanel();
  const [remove] = useMutation(DeleteEmailChannelDocument);
  const lossesText = losses(channel);
  const input = { id: channel.id, expectedVersion: channel.version };
  return (
    <DeleteSection
      noun="channel"
      question={`Delete ${channel.name}?`}
      phrase={lossesText.length === 0 ? null : channel.name}
      note={lossesText.length === 0 ? 'No subscribers.' : lossesText.join(' ')}
      remove={() => refetchWhenStale(() => remove({ variables: { input } }), refetch)}
      failure="Error deleting a channel"
      doneText={`${channel.name} deleted`}
      onDeleted={() => {
        open(null);
        onDeleted();
      }}
    >
      {lossesText.map((loss) => (
        <Text key={loss}>{loss}</Text>
      ))}
      <Text>
        {lossesText.length === 0
          ? 'Emails sent to this channel stay in the list of sent emails.'
          : 'This cannot be undone.'}
      </Text>
    </DeleteSection>
  );
}

interface ChannelPanelProps {
  readonly id: string;
  readonly onChanged: () => void;
}

/** Panel that shows a channel with its emails and subscribers. */
export function ChannelPanel({ id, onChanged }: ChannelPanelProps) {
  const query = useQuery(ChannelReportDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord
      query={query}
      record={query.data?.emailChannelReport}
      noun="channel"
      failure="Error fetching email channels"
    >
      {(channel) => (
        <>
          <PanelHeader title={channel.name} />
          <PanelBody>
            <PanelSection title="Name">
              <RenameChannel
                channel={channel}
                refetch={async () => (await query.refetch()).data?.emailChannelReport ?? null}
                onRenamed={() => {
                  onChanged();
                  void query.refetch();
                }}
              />
            </PanelSection>
            <PanelSection title="Emails">
              <FactList>
                <Fact label="Sent or scheduled">{formatCount(channel.dispatches)}</Fact>
                <Fact label="Scheduled">{formatCount(channel.scheduled)}</Fact>
                <Fact label="Last sent">{channel.lastSentAt === null ? null : formatDateTime(channel.lastSentAt)}</Fact>
              </FactList>
              <Flex gap="2" wrap="wrap">
                <ButtonLink size="sm" variant="outline" to={`/admin/emails/send?channel=${channel.id}`}>
                  <Send aria-hidden />
                  Write email
                </ButtonLink>
                <ButtonLink size="sm" variant="outline" to={`/admin/emails/sent?channel=${channel.id}`}>
                  View emails
                </ButtonLink>
              </Flex>
            </PanelSection>
            <ChannelSubscribers channel={channel} />
            <DeleteChannel channel={channel} refetch={query.refetch} onDeleted={onChanged} />
          </PanelBody>
        </>
      )}
    </PanelRecord>
  );
}
