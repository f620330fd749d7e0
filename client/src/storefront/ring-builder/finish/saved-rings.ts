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

/** A line of wishlist or cart that is a ring. */
export type RingLine = Extract<KeptRingsFragment, { __typename: 'EngagementRingLine' | 'CompletedRingLine' }>;

/** Where a line's ring is built; null once it is out of sight. */
export function hrefOfLine(line: RingLine): string | null {
  if (line.__typename === 'EngagementRingLine') {
    return line.engagementRing && hrefOfRing('engagement', line.engagementRing, line.engagementRing.diamond);
  }
  return line.completedRing && hrefOfRing('completed', line.completedRing, line.completedRing.genericDiamond);
}

/** What a line's ring is made of, and how a basket knows it; null once it is out of sight. */
export function ringOfLine(line: RingLine): LineRing | null {
  if (line.__typename === 'EngagementRingLine') {
    const ring = line.engagementRing;
    return ring && { ...partsOf(ring, ring.diamond), item: { engagementRingId: ring.id } };
  }
  const ring = line.completedRing;
  return ring && { ...partsOf(ring, ring.genericDiamond), item: { completedRingId: ring.id } };
}

type KeptRing = NonNullable<
  | Extract<RingLine, { __typename: 'EngagementRingLine' }>['engagementRing']
  | Extract<RingLine, { __typename: 'CompletedRingLine' }>['completedRing']
>;

/** A ring of a basket: its parts as far as they are in sight. */
export interface LineRing {
  readonly id: string;
  readonly setting: RingSettingRowFragment | null;
  readonly stone: DraftStone | null;
  readonly size: number | null;
  readonly engraving: string;
  readonly item: BasketItemInput;
}

const partsOf = (ring: KeptRing, stone: DraftStone | null): Omit<LineRing, 'item'> => ({
  id: ring.id,
  setting: ring.ringSetting,
  stone,
  size: ring.ringSize,
  engraving: ring.engraving ?? '',
});

const isRing = (line: KeptRingsFragment): line is RingLine =>
  line.__typename === 'EngagementRingLine' || line.__typename === 'CompletedRingLine';

interface SavedRings {
  /** Rings of the wishlist; `null` until they are read. */
  readonly saved: readonly RingLine[] | null;
  readonly inCart: readonly RingLine[];
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** The rings that whoever is signed in has saved, and those in their cart. */
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
