import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RingDraftDocument, type RingDraftInput, type RingDraftQuery } from '../../graphql/generated/graphql';
import type { RingChoice, RingKind } from '../../shared/rings/ring-address';
import { type BuilderState, builderHref, readBuilder, type Step } from './builder-address';

/** The ring that is being built, and the ways to change it. */
export interface Builder extends BuilderState {
  readonly kind: RingKind;
  /** Where a change leads: to the step that comes next, unless one is named. */
  readonly hrefOf: (change: Partial<RingChoice>, step?: Step) => string;
  /** Changes size or engraving where one is. */
  readonly change: (change: Partial<RingChoice>) => void;
}

/** The builder's state is its address: whoever opens the same address sees the same ring. */
export function useBuilder(kind: RingKind): Builder {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const state = readBuilder(new URLSearchParams(search));
    return {
      kind,
      ...state,
      hrefOf: (change, step) => builderHref(kind, state, change, step),
      change: (change) =>
        navigate(builderHref(kind, state, change, state.step), { replace: true, preventScrollReset: true }),
    };
  }, [kind, search, navigate]);
}

/** What the server says of the ring so far: parts, price, and what does not fit. */
export type RingDraft = NonNullable<RingDraftQuery['ringDraft']>;

/** The stone of a ring. */
export type DraftStone = NonNullable<RingDraft['diamond'] | RingDraft['genericDiamond']>;

export interface DraftReading {
  /** That of before while a newer one is on its way; `null` until there is one. */
  readonly draft: RingDraft | null;
  readonly isStale: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** What the server is asked about a ring. */
export function draftInput({ kind, ring }: Pick<Builder, 'kind' | 'ring'>): RingDraftInput {
  return {
    ringSettingNumber: ring.setting,
    [kind === 'engagement' ? 'diamondNumber' : 'genericDiamondNumber']: ring.diamond,
    ringSize: ring.size,
  };
}

/** The ring as the server sees it: prices, availability and fit are its word. */
export function useRingDraft(builder: Builder): DraftReading {
  const isEmpty = builder.ring.setting === null && builder.ring.diamond === null;
  const { data, previousData, error, refetch } = useQuery(
    RingDraftDocument,
    isEmpty
      ? skipToken
      : {
          variables: { input: draftInput(builder) },
          fetchPolicy: 'cache-and-network',
        },
  );
  return {
    draft: isEmpty ? null : ((data ?? previousData)?.ringDraft ?? null),
    isStale: !isEmpty && data === undefined && error === undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The stone of a ring, of either kind. */
export const stoneOfDraft = (draft: RingDraft | null): DraftStone | null =>
  draft?.diamond ?? draft?.genericDiamond ?? null;
