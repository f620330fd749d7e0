import { useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  AdminUserDocument,
  RemoveUserAddressDocument,
  type UserRecordFragment,
} from '../../../graphql/generated/graphql';
import { addressText } from '../../../site/addresses/address-fields';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { UserAddressDialog } from '../../kit/user-address/user-address-dialog';
import type { UserAddress } from './user-address';

function addressKind({ isPrimary, isBilling }: UserAddress): string {
  const kinds = [isPrimary ? 'Primary' : null, isBilling ? 'invoices' : null].filter((kind) => kind !== null);
  return kinds.length === 0 ? 'Address' : kinds.join(', ');
}

interface AddressesSectionProps {
  readonly user: UserRecordFragment;
}

/**
 * Section for the user's addresses. The first address is the primary one: it contains the account name, and can be
 * edited but not removed.
 */
export function AddressesSection({ user }: AddressesSectionProps) {
  const [edited, setEdited] = useState<UserAddress | 'new' | null>(null);
  const [pendingDelete, setPendingDelete] = useState<UserAddress | null>(null);
  const [removeAddress, { loading }] = useMutation(RemoveUserAddressDocument, {
    refetchQueries: [{ query: AdminUserDocument, variables: { id: user.id } }],
    awaitRefetchQueries: true,
  });

  async function remove({ id, version }: UserAddress): Promise<void> {
    const input = { id, userId: user.id, expectedVersion: version };
    const isDone = await attempt('Error editing user details', () => removeAddress({ variables: { input } }));
    setPendingDelete(null);
    if (isDone) {
      showSuccess('Address removed');
    }
  }

  return (
    <PanelSection title="Addresses">
      <chakra.ul listStyleType="none">
        {user.addresses.map((address) => (
          <chakra.li key={address.id} py="2" borderBottomWidth="1px">
            <Flex justify="space-between" gap="4">
              <div>
                <Text color="fg.muted" textStyle="sm">
                  {addressKind(address)}
                </Text>
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {[addressText(address), address.email].filter(Boolean).join('\n')}
                </Text>
              </div>
              <Flex gap="1" flexShrink="0">
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Edit address in ${address.city}`}
                  onClick={() => setEdited(address)}
                >
                  Edit
                </Button>
                {!address.isPrimary && (
                  <Button
                    size="sm"
                    variant="ghost"
                    colorPalette="neutral"
                    aria-label={`Remove address in ${address.city}`}
                    onClick={() => setPendingDelete(address)}
                  >
                    Remove
                  </Button>
                )}
              </Flex>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      <div>
        <Button size="sm" variant="outline" onClick={() => setEdited('new')}>
          Add address
        </Button>
      </div>
      <UserAddressDialog
        userId={user.id}
        address={edited === 'new' ? null : edited}
        query={AdminUserDocument}
        isOpen={edited !== null}
        onClosed={() => setEdited(null)}
      />
      <ConfirmDialog
        isOpen={pendingDelete !== null}
        title="Remove this address?"
        confirmLabel="Remove address"
        isDestructive
        isPending={loading}
        onConfirm={() => {
          if (pendingDelete !== null) {
            void remove(pendingDelete);
          }
        }}
        onCancel={() => setPendingDelete(null)}
      >
        <Text>Existing orders are not affected.</Text>
      </ConfirmDialog>
    </PanelSection>
  );
}
