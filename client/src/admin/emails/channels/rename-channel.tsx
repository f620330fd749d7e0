import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { ChannelReportFragment } from '../../../graphql/generated/graphql';
import { useRenameEmailChannelMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { ChangesConflict } from '../../kit/conflict/changes-conflict';
import { announced, attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { channelForm } from './channel-form';

interface RenameChannelProps {
  readonly channel: ChannelReportFragment;
  /** Reads it again, past the cache. */
  readonly readAgain: () => Promise<ChannelReportFragment | null>;
  readonly onRenamed: () => void;
}

/** Gives a newsletter another name. */
export function RenameChannel({ channel, readAgain, onRenamed }: RenameChannelProps) {
  const [rename] = useRenameEmailChannelMutation();
  /** What the form was filled from. */
  const [base, setBase] = useState<Pick<ChannelReportFragment, 'name' | 'version'>>(channel);
  const [theirs, setTheirs] = useState<ChannelReportFragment | null>(null);
  const form = useSchemaForm({
    schema: channelForm,
    defaultValues: { name: channel.name },
    onSubmit: ({ name }) =>
      announced('Error renaming a channel', () =>
        refetchWhenStale(async () => {
          const input = { id: channel.id, name, expectedVersion: base.version };
          const { data } = await rename({ variables: { input } });
          setBase(data?.renameEmailChannel?.channel ?? base);
          form.reset({ name });
          showSuccess(`${name} is saved`);
          onRenamed();
        }, seeTheirs),
      ),
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  const seeTheirs = () => attempt('Error fetching email channels', async () => setTheirs(await readAgain()));

  return (
    <chakra.form data-record noValidate onSubmit={form.submit}>
      {theirs !== null && (
        <ChangesConflict
          noun="channel"
          changes={[`The name is now “${theirs.name}”.`]}
          onTakeTheirs={() => {
            setBase(theirs);
            setTheirs(null);
            form.reset({ name: theirs.name });
          }}
          onKeepMine={() => {
            setBase(theirs);
            setTheirs(null);
          }}
        />
      )}
      <FormErrors control={form.control} />
      <Flex gap="2" align="flex-end">
        <TextField control={form.control} name="name" label="Name" size="sm" />
        <Button size="sm" type="submit" flexShrink="0" disabled={!isDirty || theirs !== null} loading={isSubmitting}>
          Save
        </Button>
      </Flex>
    </chakra.form>
  );
}
