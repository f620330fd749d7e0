import { Text } from '@chakra-ui/react';
import type { OrderAddressPartsFragment } from '../../graphql/generated/graphql';
import { addressText } from '../../site/addresses/address-fields';

interface OrderAddressProps {
  /** Address of the order. Null if the order does not have one. */
  readonly address: OrderAddressPartsFragment | null;
  /**
   * Fallback if the order has no address: the address that the buyer had when the order was placed, with one part per
   * line.
   */
  readonly otherwise: string | null;
}

export function OrderAddress({ address, otherwise }: OrderAddressProps) {
  if (address === null && otherwise === null) {
    return <Text color="fg.muted">No address</Text>;
  }
  return <Text whiteSpace="pre-line">{address === null ? otherwise : addressText(address)}</Text>;
}
