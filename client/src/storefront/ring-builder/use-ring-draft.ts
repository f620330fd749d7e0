import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RingDraftDocument, type RingDraftInput, type RingDraftQuery } from '../../graphql/generated/graphql';
import type { RingChoice, RingKind } from '../../shared/rings/ring-address';
import { type BuilderState, builderHref, readBuilder, type Step } from './builder-address';

/** State of the builder, and functions that change it. */
export interface Builder extends BuilderState {
  readonly kind: RingKind;
  /** Returns the URL of the builder after a change, at the given step. The step defaults to the next one. */
  readonly hrefOf: (change: Partial<RingChoice>, step?: Step) => string;
  /** Changes the size or engraving without leaving the step. */
  readonly change: (change: Partial<RingChoice>) => void;
}

/** Reads the state from the URL, so that a shared URL shows the same ring. */
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

/** Parts, price and problems of a ring, as returned by the server. */
export type RingDraft = NonNullable<RingDraftQuery['ringDraft']>;

/** Stone of a ring: a diamond or a generic diamond. */
export type DraftStone = NonNullable<RingDraft['diamond'] | RingDraft['genericDiamond']>;

export interface DraftState {
  /** Latest draft, or the previous one while a newer one is loading. Null before the first response. */
  readonly draft: RingDraft | null;
  readonly isStale: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Returns the query input for a ring. */
export function draftInput({ kind, ring }: Pick<Builder, 'kind' | 'ring'>): RingDraftInput {
  return {
    ringSettingNumber: ring.setting,
    [kind === 'engagement' ? 'diamondNumber' : 'genericDiamondNumber']: ring.diamond,
    ringSize: ring.size,
  };
}

/** Loads the current ring. The server determines its price, availability and compatibility. */
export function useRingDraft(builder: Builder): DraftState {
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

/** Returns the stone of a ring: a diamond or a generic diamond. */
export const stoneOfDraft = (draft: RingDraft | null): DraftStone | null =>
  draft?.diamond ?? draft?.genericDiamond ?? null;
