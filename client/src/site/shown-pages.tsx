import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { fetchQuery } from '../graphql/fetch-query';
import { ShownPagesDocument } from '../graphql/generated/graphql';

const STORAGE_KEY = 'shownPages';

const ShownPagesContext = createContext<ReadonlySet<string> | null>(null);

const namesIn = (text: string | null): ReadonlySet<string> | null => (text === null ? null : new Set(text.split(' ')));

interface ShownPagesProviderProps {
  readonly children: ReactNode;
}

/** Reads once which pages the house shows. Until then it is those of the last visit, so that the navigation does not jump. */
export function ShownPagesProvider({ children }: ShownPagesProviderProps) {
  const [names, setNames] = useState(() => localStorage.getItem(STORAGE_KEY));

  useEffect(() => {
    fetchQuery(ShownPagesDocument, null).then(
      ({ allPageSettings }) => {
        const read = (allPageSettings ?? []).map(({ pageName }) => pageName.toLowerCase()).join(' ');
        localStorage.setItem(STORAGE_KEY, read);
        setNames(read);
      },
      // Whoever opens a page that is not shown is told so there.
      () => undefined,
    );
  }, []);

  return <ShownPagesContext value={namesIn(names)}>{children}</ShownPagesContext>;
}

/** Names of the page settings of all pages that the house shows to everybody, in lower case; `null` while nobody knows. */
export function useShownPages(): ReadonlySet<string> | null {
  return use(ShownPagesContext);
}
