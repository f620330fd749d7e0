import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import { addressText } from '../../../site/addresses/address-fields';

interface BookedAddressProps {
  readonly address: BookedAddressFragment;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function useOf({ isPrimary, isBilling }: BookedAddressFragment): string {
  const uses = [isPrimary ? 'Primary address' : null, isBilling ? 'Invoices go here' : null].filter(
    (use) => use !== null,
  );
  return uses.length === 0 ? 'Delivery' : uses.join(' · ');
}

/** An address of the book, with what can be done with it. The primary one stays: the account goes by its name. */
export function BookedAddress({ address, onEdit, onDelete }: BookedAddressProps) {
  const name = address.lines.slice(0, 2).join(', ');
  return (
    <Box as="li" borderTopWidth="1px" pt="4" pb="6">
      <Text textStyle="sm" color="fg.muted" mb="2">
        {useOf(address)}
      </Text>
      <Text as="address" fontStyle="normal" whiteSpace="pre-line" overflowWrap="anywhere">
        {addressText(address)}
      </Text>
      <HStack mt="3" gap="4">
        <Button size="sm" variant="plain" px="0" aria-label={`Change the address of ${name}`} onClick={onEdit}>
          Change
        </Button>
        {!address.isPrimary && (
          <Button
            size="sm"
            variant="plain"
            px="0"
            colorPalette="neutral"
            aria-label={`Delete the address of ${name}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </HStack>
    </Box>
  );
}
