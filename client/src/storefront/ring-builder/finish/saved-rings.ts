import { skipToken, useQuery } from '@apollo/client/react';
import {
  type BasketItemInput,
  type KeptRingsFragment,
  type RingSettingRowFragment,
  SavedRingsDocument,
} from '../../../graphql/generated/graphql';
import { useCurrentUser } from '../../../session/session-context';
import { hrefOfRing } from '../../../shared/rings/ring-address';
import type { DraftStone } from '../use-ring-draft';

/** Wishlist or cart line that contains a ring. */
export type RingLine = Extract<KeptRingsFragment, { __typename: 'EngagementRingLine' | 'CompletedRingLine' }>;

/** Returns the builder URL of a ring. Null if its parts are no longer visible to the user. */
export function hrefOfLine(line: RingLine): string | null {
  if (line.__typename === 'EngagementRingLine') {
    return line.engagementRing && hrefOfRing('engagement', line.engagementRing, line.engagementRing.diamond);
  }
  return line.completedRing && hrefOfRing('completed', line.completedRing, line.completedRing.genericDiamond);
}

/** Returns the parts and the basket input of a ring. Null if its parts are no longer visible to the user. */
export function ringOfLine(line: RingLine): LineRing | null {
  if (line.__typename === 'EngagementRingLine') {
    const ring = line.engagementRing;
    return ring && { ...partsOf(ring, ring.diamond), item: { engagementRingId: ring.id } };
  }
  const ring = line.completedRing;
  return ring && { ...partsOf(ring, ring.genericDiamond), item: { completedRingId: ring.id } };
}

type StoredRing = NonNullable<
  | Extract<RingLine, { __typename: 'EngagementRingLine' }>['engagementRing']
  | Extract<RingLine, { __typename: 'CompletedRingLine' }>['completedRing']
>;

/** Basket line that contains a ring, with the parts that are visible to the user. */
export interface LineRing {
  readonly id: string;
  readonly setting: RingSettingRowFragment | null;
  readonly stone: DraftStone | null;
  readonly size: number | null;
  readonly engraving: string;
  readonly item: BasketItemInput;
}

const partsOf = (ring: StoredRing, stone: DraftStone | null): Omit<LineRing, 'item'> => ({
  id: ring.id,
  setting: ring.ringSetting,
  stone,
  size: ring.ringSize,
  engraving: ring.engraving ?? '',
});

const isRing = (line: KeptRingsFragment): line is RingLine =>
  line.__typename === 'EngagementRingLine' || line.__typename === 'CompletedRingLine';

interface SavedRings {
  /** Rings on the wishlist; null while loading. */
  readonly saved: readonly RingLine[] | null;
  readonly inCart: readonly RingLine[];
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Returns the rings on the user's wishlist and in the cart. */
export function useSavedRings(): SavedRings {
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(
    SavedRingsDocument,
    user === null ? skipToken : { fetchPolicy: 'cache-and-network' },
  );
  return {
    saved: data?.wishlist?.lines.filter(isRing) ?? null,
    inCart: data?.cart?.lines.filter(isRing) ?? [],
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
