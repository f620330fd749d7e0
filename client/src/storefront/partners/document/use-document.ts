import { useEffect, useState } from 'react';

/** A document as it was read. */
interface ReadDocument {
  /** `undefined` until it is read. */
  readonly elements: readonly Element[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

async function readElements(address: string): Promise<readonly Element[]> {
  const response = await fetch(`${address}.html`);
  if (!response.ok) {
    throw new Error(`The server responded ${response.status}.`);
  }
  const text = await response.text();
  // It names the server's public address. Examples should work where they are read.
  const named = response.headers.get('Content-Location');
  const here = named === null ? text : text.replaceAll(new URL(named).origin, window.location.origin);
  return [...new DOMParser().parseFromString(here, 'text/html').body.children];
}

/** Reads the document of a page, as the server sends it to readers without scripts. */
export function useDocument(address: string): ReadDocument {
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ address: string; elements: readonly Element[] | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again
  useEffect(() => {
    let isCurrent = true;
    const take = (elements: readonly Element[] | null): void => {
      if (isCurrent) {
        setRead({ address, elements });
      }
    };
    readElements(address).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);

  const current = read?.address === address ? read : null;
  return {
    elements: current?.elements ?? undefined,
    hasFailed: current !== null && current.elements === null,
    retry: () => {
      setRead(null);
      setAttempt((before) => before + 1);
    },
  };
}
