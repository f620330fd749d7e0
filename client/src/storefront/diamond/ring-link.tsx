import type { Availability } from '../../graphql/generated/graphql';
import { isOrderable } from '../../shared/items/availability';
import { ringHref } from '../../shared/rings/ring-address';
import { ButtonLink } from '../../ui/links';

interface RingLinkProps {
  readonly stone: {
    readonly stockNumber: string;
    readonly availability: Availability;
    readonly lineSet: string | null;
    readonly parcelStones: number;
    /** One half of a pair that is not separated. */
    readonly isPair?: boolean;
  };
}

/** Leads from a stone to the rings that take it. Only single stones that can be had are set in rings. */
export function RingLink({ stone }: RingLinkProps) {
  const { stockNumber, availability, lineSet, parcelStones, isPair = false } = stone;
  if (!isOrderable(availability) || lineSet !== null || parcelStones !== 1 || isPair) {
    return null;
  }
  return (
    <ButtonLink to={ringHref('engagement', { diamond: stockNumber })} variant="ghost" alignSelf="flex-start">
      Set this stone in a ring
    </ButtonLink>
  );
}
