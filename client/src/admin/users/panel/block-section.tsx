import { useMutation } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { optionalFutureMoment } from '../../../forms/moments';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { SetUserBlockDocument, type UserRecordFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { StatusMark } from '../../../ui/status-mark';
import { belowLabel } from '../../kit/below-label';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { useUserChange } from '../use-user-change';
import { type Blocking, isBlockedNow } from '../user-text';

const blockForm = v.object({ blockedUntil: optionalFutureMoment });

interface BlockSectionProps {
  readonly user: UserRecordFragment;
}

/** Section that blocks the user, permanently or until a date, or unblocks the user. */
export function BlockSection({ user }: BlockSectionProps) {
  const [setBlock, { loading }] = useMutation(SetUserBlockDocument);
  const send = useUserChange(user.id);
  const isLockedOut = isBlockedNow(user, new Date());
  const form = useSchemaForm({
    schema: blockForm,
    defaultValues: { blockedUntil: '' },
    onSubmit: async ({ blockedUntil }) => {
      if (await change({ isBlocked: true, blockedUntil }, user)) {
        form.reset();
      }
    },
  });
  useUnsaved(form.formState.isDirty);

  async function change({ isBlocked, blockedUntil }: Blocking, before: Blocking): Promise<boolean> {
    const isDone = await attempt('Error changing user block status', () =>
      send((userVersion) => setBlock({ variables: { input: { ...userVersion, isBlocked, blockedUntil } } })),
    );
    if (isDone) {
      showSuccess(
        isBlocked ? `${user.displayName} is blocked` : `${user.displayName} is no longer blocked`,
        () => void change(before, { isBlocked, blockedUntil }),
      );
    }
    return isDone;
  }

  if (isLockedOut) {
    return (
      <PanelSection title="Block">
        <Flex align="center" justify="space-between" gap="4">
          <StatusMark tone="danger">
            {user.blockedUntil === null ? 'Blocked' : `Blocked until ${formatDateTime(user.blockedUntil)}`}
          </StatusMark>
          <Button
            size="sm"
            variant="outline"
            loading={loading}
            onClick={() => void change({ isBlocked: false, blockedUntil: null }, user)}
          >
            Unblock
          </Button>
        </Flex>
      </PanelSection>
    );
  }
  return (
    <PanelSection title="Block">
      <form onSubmit={form.submit} noValidate>
        <Flex align="flex-start" gap="3">
          <TextField
            control={form.control}
            name="blockedUntil"
            label="Until"
            type="datetime-local"
            size="sm"
            isOptional
          />
          <Button type="submit" size="sm" variant="outline" colorPalette="danger" mt={belowLabel} loading={loading}>
            Block
          </Button>
        </Flex>
      </form>
      <Text color="fg.muted">
        The user is signed out immediately and cannot sign in. Without a date, the block lasts until you remove it.
      </Text>
    </PanelSection>
  );
}
