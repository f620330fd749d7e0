import { useEffect, useState } from 'react';
import { fetchQuery } from '../../graphql/fetch-query';
import { HighlightedDiamondDocument } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { readStoredToken } from '../../session/stored-token';
import type { HighlightedDiamond } from './report-figures';

/** What was shown last and to whom, so that coming back shows it at once: prices are the viewer's own. */
let last: { viewerId: string | null; diamond: HighlightedDiamond | null } | null = null;

/** The stone that the house puts forward: `undefined` until it is read, `null` when there is none. */
export function useHighlightedDiamond(): HighlightedDiamond | null | undefined {
  const viewerId = useCurrentUser()?.id ?? null;
  const [diamond, setDiamond] = useState(last?.viewerId === viewerId ? last.diamond : undefined);

  useEffect(() => {
    let isCurrent = true;
    fetchQuery(HighlightedDiamondDocument, readStoredToken()?.value ?? null).then(
      ({ highlightedDiamond }) => {
        last = { viewerId, diamond: highlightedDiamond };
        if (isCurrent) {
          setDiamond(highlightedDiamond);
        }
      },
      // The home page says what it has to say without a stone, too.
      () => setDiamond(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [viewerId]);

  return diamond;
}
