import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
