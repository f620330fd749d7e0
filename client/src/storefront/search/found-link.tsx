import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { foundItemHref } from '../../catalogue/search/found-item-href';
import { FoundLine } from '../../catalogue/search/found-line';
import type { FoundItemFragment } from '../../graphql/generated/graphql';

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
      <FoundLine item={item} isKindSaid={isKindSaid} />
    </Row>
  );
}
