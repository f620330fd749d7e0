import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { ImportRunDocument } from '../../../graphql/generated/graphql';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import { startDownload } from '../../../ui/browser/start-download';
import { ButtonLink } from '../../../ui/links';
import { attempt } from '../../kit/failure';
import { isUnderWay, type RunLine } from '../run-state';
import type { Run } from '../use-run';

/** The desk with the file of a run. */
function deskHref({ id, kind }: Pick<RunLine, 'id' | 'kind'>): string {
  const path = stockIndex.find((type) => type.kind === kind)?.path ?? '';
  return `/admin/import?stock=${path}&run=${id}`;
}

/** The files of a run: its rows that were not taken over, and the file itself, to be fetched or read again. */
export function RunFiles({ run }: { readonly run: Run }) {
  const client = useApolloClient();
  const [fetched, setFetched] = useState<'file' | 'rejectedRows' | null>(null);

  /** Addresses work for minutes only: it is asked for anew. */
  async function download(which: 'file' | 'rejectedRows'): Promise<void> {
    setFetched(which);
    await attempt('Error fetching import runs', async () => {
      const { data } = await client.query({
        query: ImportRunDocument,
        variables: { id: run.id },
        fetchPolicy: 'network-only',
      });
      const offered = data?.importRun?.[which] ?? null;
      if (offered !== null) {
        startDownload(offered);
      }
    });
    setFetched(null);
  }

  const button = (which: 'file' | 'rejectedRows', label: string) => (
    <Button size="sm" variant="outline" loading={fetched === which} onClick={() => void download(which)}>
      <Download aria-hidden />
      {label}
    </Button>
  );
  return (
    <>
      {run.rejectedRows !== null && button('rejectedRows', 'Rejected rows')}
      {run.file !== null && button('file', 'File')}
      {run.file !== null && !isUnderWay(run) && (
        <ButtonLink to={deskHref(run)} size="sm" variant="outline">
          <FileUp aria-hidden />
          Open at the desk
        </ButtonLink>
      )}
    </>
  );
}
