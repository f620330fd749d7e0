import { Grid, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/page-spinner';
import { type Language, LanguageChoice } from '../code/code-block';
import { ContentsPage, type PageLink, type PageSection } from '../contents-page';
import { Blocks } from './blocks';

/** Document loaded from the server. */
interface LoadedDocument {
  /** Undefined while loading. */
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
  // Replaces the server's public URL in the document with the current origin, so that the examples work on this
  // domain.
  const contentLocation = response.headers.get('Content-Location');
  const localText =
    contentLocation === null ? text : text.replaceAll(new URL(contentLocation).origin, window.location.origin);
  return [...new DOMParser().parseFromString(localText, 'text/html').body.children];
}

/** Fetches the HTML document of a page. Clients without scripts get the same document. */
function useDocument(address: string): LoadedDocument {
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ address: string; elements: readonly Element[] | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again
  useEffect(() => {
    let isCurrent = true;
    const showElements = (elements: readonly Element[] | null): void => {
      if (isCurrent) {
        setRead({ address, elements });
      }
    };
    readElements(address).then(showElements, () => showElements(null));
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

interface DocumentPageProps {
  /** URL path, shared by the page and its document. */
  readonly address: string;
  /** Content next to the introduction. */
  readonly aside?: ReactNode;
  /** Interactive sections by ID. They replace the document's sections with the same ID. */
  readonly live?: Readonly<Partial<Record<string, ReactNode>>>;
  /** Links to the other partner pages. */
  readonly relatedPages: readonly PageLink[];
}

/** Splits a document at its second-level headings. */
function partsOf(elements: readonly Element[]): readonly (readonly Element[])[] {
  const parts: Element[][] = [[]];
  for (const element of elements) {
    if (element.localName === 'h2') {
      parts.push([]);
    }
    parts.at(-1)?.push(element);
  }
  return parts;
}

/** Page that shows a server-generated document, with examples in the language that the reader chooses. */
export function DocumentPage({ address, aside, live = {}, relatedPages }: DocumentPageProps) {
  const [language, choose] = useState<Language>('sh');
  const { elements, hasFailed, retry } = useDocument(address);
  if (hasFailed) {
    return <ErrorState description="Check your connection and try again." onRetry={retry} />;
  }
  if (elements === undefined) {
    return <PageSpinner />;
  }
  const [[title, ...introduction] = [], ...parts] = partsOf(elements);
  const sections = parts.map(([heading, ...rest]): PageSection => {
    const { id = '', textContent = '' } = heading ?? {};
    return { id, title: textContent ?? '', children: live[id] ?? <Blocks elements={rest} title={textContent ?? ''} /> };
  });
  return (
    <LanguageChoice value={{ language, choose }}>
      <ContentsPage
        head={
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 5fr' }} gap={{ base: '6', lg: '12' }}>
            <Stack gap="4">
              <PageHeading size="4xl">{title?.textContent}</PageHeading>
              <Blocks elements={introduction} title={title?.textContent ?? ''} />
            </Stack>
            {aside}
          </Grid>
        }
        sections={sections}
        relatedPages={relatedPages}
      />
    </LanguageChoice>
  );
}
