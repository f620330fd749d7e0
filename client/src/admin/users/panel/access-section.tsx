import { Button, chakra, Field, Flex, IconButton, NativeSelect, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AccessPage, UserRecordFragment } from '../../../graphql/generated/graphql';
import { useGrantPageAccessMutation, useRevokePageAccessMutation } from '../../../graphql/generated/hooks';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { accessPageLabels, accessPages } from '../user-words';
import { useUserChange } from './use-user-change';

interface AccessSectionProps {
  readonly user: UserRecordFragment;
}

/** The pages of the shop that the user is restricted to; none listed means all. */
export function AccessSection({ user }: AccessSectionProps) {
  const [grantAccess, granting] = useGrantPageAccessMutation();
  const [revokeAccess, revoking] = useRevokePageAccessMutation();
  const change = useUserChange(user.id);
  const [chosen, setChosen] = useState<AccessPage | null>(null);
  const granted = new Set(user.accesses.map(({ page }) => page));
  const others = accessPages.filter((page) => !granted.has(page));
  const next = chosen !== null && others.includes(chosen) ? chosen : (others[0] ?? null);

  async function grant(page: AccessPage): Promise<void> {
    let accessId: string | undefined;
    const isDone = await attempt('Error adding user access', async () => {
      const { data } = await change((known) => grantAccess({ variables: { input: { ...known, page } } }));
      accessId = data?.grantPageAccess?.access.id;
    });
    if (isDone) {
      const undoId = accessId;
      announceDone(
        `${accessPageLabels[page]} is granted`,
        undoId === undefined ? undefined : () => void revoke(undoId, page),
      );
    }
  }

  async function revoke(accessId: string, page: AccessPage): Promise<void> {
    const isDone = await attempt('Error deleting user access', () =>
      change(({ expectedVersion }) => revokeAccess({ variables: { input: { accessId, expectedVersion } } })),
    );
    if (isDone) {
      announceDone(`${accessPageLabels[page]} is no longer granted`, () => void grant(page));
    }
  }

  return (
    <PanelSection title="Page access">
      {user.accesses.length === 0 ? (
        <Text>
          Not restricted.{' '}
          <chakra.span color="fg.muted">
            The user sees every page; the first page you grant restricts them to it.
          </chakra.span>
        </Text>
      ) : (
        <chakra.ul listStyleType="none">
          {user.accesses.map(({ id, page }) => (
            <chakra.li
              key={id}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              minHeight="8"
              borderBottomWidth="1px"
            >
              {accessPageLabels[page]}
              <IconButton
                size="xs"
                variant="ghost"
                colorPalette="neutral"
                aria-label={`Remove the access to ${accessPageLabels[page]}`}
                disabled={revoking.loading}
                onClick={() => void revoke(id, page)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {user.accesses.length === 1 && (
        <Text color="fg.muted">Removing the last page lifts the restriction: the user then sees every page.</Text>
      )}
      {next !== null && (
        <Flex align="flex-end" gap="3">
          <Field.Root>
            <Field.Label>Page</Field.Label>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                value={next}
                onChange={(event) => setChosen(others.find((page) => page === event.target.value) ?? null)}
              >
                {others.map((page) => (
                  <option key={page} value={page}>
                    {accessPageLabels[page]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Button size="sm" variant="outline" loading={granting.loading} onClick={() => void grant(next)}>
            Grant
          </Button>
        </Flex>
      )}
    </PanelSection>
  );
}
