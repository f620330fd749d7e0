import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { FoundItemFragment } from '../../graphql/generated/graphql';
import { foundItemHref } from '../../shared/search-results/found-item-href';
import { FoundItemLine } from '../../shared/search-results/found-item-line';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    py: '2',
    px: '2',
    mx: '-2',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { bg: 'accent.subtle' },
  },
});

interface FoundLinkProps {
  readonly item: FoundItemFragment;
  readonly isKindSaid?: boolean;
}

/** A found item in a line that leads to its page. */
export function FoundLink({ item, isKindSaid = false }: FoundLinkProps) {
  return (
    <Row to={foundItemHref(item)}>
      <FoundItemLine item={item} isKindSaid={isKindSaid} />
    </Row>
  );
}
