import { Box, Button, CloseButton, Dialog, HStack, Portal, Text } from '@chakra-ui/react';
import type { ItemKind } from '../../../graphql/generated/graphql';
import { AskButton } from '../../../shared/contact/ask-dialog';
import { similarHref } from '../../../shared/diamonds/similar-stones';
import { ButtonLink, TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { whenClosed } from '../../../ui/when-closed';
import type { DetailedOrder, Reordered } from './reordered';

/** URLs of the lists with similar items, by kind. Diamonds have their own search for similar stones. */
const listOfKind: Readonly<Record<Exclude<ItemKind, 'DIAMOND'>, string>> = {
  MELEE: '/melee',
  ENGAGEMENT_RING: '/engagement-rings',
  COMPLETED_RING: '/completed-rings',
  ETERNITY_RING: '/eternity-rings',
  BRACELET: '/bracelets',
  JEWELLERY: '/one-of-a-kind',
  CUSTOM_NECKLACE: '/custom-necklace',
};

/** Returns the URL of a list with similar items. Null for a stone that is no longer visible to the buyer. */
function similarTo({ kind, diamond }: Pick<DetailedOrder['lines'][number], 'kind' | 'diamond'>): string | null {
  if (kind !== 'DIAMOND') {
    return listOfKind[kind];
  }
  return diamond === null ? null : similarHref(diamond);
}

export interface ReorderDialogProps {
  readonly isOpen: boolean;
  readonly order: DetailedOrder;
  /** Null before the first reorder attempt. */
  readonly outcome: Reordered | null;
  readonly onClose: () => void;
}

function outcomeText(added: number, total: number): string {
  if (added === 0) {
    return 'None of these items is available now. Your cart is unchanged.';
  }
  return `${formatCount(added)} of ${formatCount(total)} lines are in your cart, at today’s prices.`;
}

/** Dialog opened by `ReorderButton`, loaded on demand. Lists unavailable items with alternatives. */
export default function OpenReorderDialog({ isOpen, order, outcome, onClose }: ReorderDialogProps) {
  const problems = outcome?.problems ?? [];
  const added = order.lines.length - problems.length;
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      size="md"
      scrollBehavior="inside"
      open={isOpen}
      onOpenChange={whenClosed(onClose)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                {added === 0 ? 'No items can be ordered again' : 'Some items cannot be ordered again'}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text mb="4">{outcomeText(added, order.lines.length)}</Text>
              <Box as="ul" listStyleType="none" aria-label="Unavailable items">
                {problems.map(({ index, explanation }) => {
                  const line = order.lines[index];
                  const similar = line === undefined ? null : similarTo(line);
                  return (
                    <Box as="li" key={index} py="3" borderTopWidth="1px">
                      <Text fontWeight="semibold">{line?.description}</Text>
                      <Text color="fg.muted">{explanation}</Text>
                      <HStack gap="4" wrap="wrap" mt="1">
                        {similar !== null && <TextLink to={similar}>See similar</TextLink>}
                        <AskButton
                          size="sm"
                          variant="plain"
                          px="0"
                          about={{ orderId: order.id }}
                          subject={`Order ${order.id}: reorder ${line?.stockNumber ?? ''}`}
                        >
                          Ask about this item
                        </AskButton>
                      </HStack>
                    </Box>
                  );
                })}
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
                Close
              </Button>
              {added > 0 && <ButtonLink to="/cart">Go to cart</ButtonLink>}
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
