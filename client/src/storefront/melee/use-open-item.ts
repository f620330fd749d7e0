import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In the address: the item that is open over its list. */
const PARAMETER = 'open';

/** The item that is open over its list, as the address has it. */
export interface OpenItem {
  /** `null` when none is. */
  readonly id: string | null;
  /** Address of the list, at `path`, with an item open over it. */
  readonly hrefOf: (item: { readonly id: string }) => string;
  readonly close: () => void;
}

/** For items without a page of their own: Back and a link open and close them. */
export function useOpenItem(path: string): OpenItem {
  const [parameters, setParameters] = useSearchParams();

  return useMemo((): OpenItem => {
    function withOpen(id: string | null): URLSearchParams {
      const next = new URLSearchParams(parameters);
      next.delete(PARAMETER);
      if (id !== null) {
        next.set(PARAMETER, id);
      }
      return next;
    }

    return {
      id: parameters.get(PARAMETER),
      hrefOf: ({ id }) => `${path}?${withOpen(id).toString()}`,
      close: () => setParameters(withOpen(null), { replace: true, preventScrollReset: true }),
    };
  }, [path, parameters, setParameters]);
}
