import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAM = 'open';

/** The record whose panel is open, as the address has it, and how to open another. */
export interface OpenRecord {
  /** `null` when no panel is open. */
  readonly id: string | null;
  /** Opens the panel of a record; `null` closes it. The rest of the address stays as it is. */
  readonly open: (id: string | null) => void;
}

/** Search string of the list that a panel was opened over, kept in the history's entry. */
function listOf(state: unknown): string | null {
  if (typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string') {
    return state.list;
  }
  return null;
}

/**
 * Keeps the open record in the address, so that a link or a reload opens it again. Opening is a step
 * in the history, going on to the next record is not: Back closes the panel, and closing it leaves the
 * history as it was.
 */
export function useOpenRecord(): OpenRecord {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = params.get(PARAM);

  const open = useCallback(
    (next: string | null) => {
      const search = new URLSearchParams(params);
      search.delete(PARAM);
      const list = search.toString();
      if (next === null && listOf(state) === list) {
        navigate(-1);
        return;
      }
      if (next !== null) {
        search.set(PARAM, next);
      }
      navigate(
        { search: search.toString() },
        {
          replace: id !== null,
          preventScrollReset: true,
          state: id === null ? { list } : state,
        },
      );
    },
    [params, state, navigate, id],
  );

  return { id, open };
}
