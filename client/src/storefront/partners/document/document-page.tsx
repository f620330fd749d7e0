import { Grid, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/page-spinner';
import { type Language, LanguageChoice } from '../code/languages';
import { ContentsPage, type PageLink, type PageSection } from '../contents-page';
import { Blocks } from './blocks';
import { useDocument } from './use-document';

interface DocumentPageProps {
  /** Address of the page, whose document the server sends. */
  readonly address: string;
  /** Beside the introduction. */
  readonly aside?: ReactNode;
  /** Sections that are more than text, by their ids: shown in place of the document's. */
  readonly live?: Readonly<Partial<Record<string, ReactNode>>>;
  /** The other pages for partners. */
  readonly beside: readonly PageLink[];
}

/** Splits a document at its headings of the second level. */
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

/** A page of text that the server has, with examples in the language that the reader chooses. */
export function DocumentPage({ address, aside, live = {}, beside }: DocumentPageProps) {
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
        beside={beside}
      />
    </LanguageChoice>
  );
}
