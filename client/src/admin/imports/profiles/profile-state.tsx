import { Button, Flex } from '@chakra-ui/react';
import { Download, FileClock, RefreshCw } from 'lucide-react';
import { useFetchImportFileMutation } from '../../../graphql/generated/hooks';
import { saveFile } from '../../../table/export/save-file';
import { formatDateTime } from '../../../ui/dates';
import { ButtonLink } from '../../../ui/links';
import { announceDone } from '../../kit/done';
import { Fact, FactList } from '../../kit/fact-list';
import { attempt } from '../../kit/failure';
import { intervalText } from './schedule-text';
import type { SavedProfile } from './use-saved-profiles';

/** What became of a profile's fetches, and what can be done with it. */
export function ProfileState({ saved }: { readonly saved: SavedProfile }) {
  const [fetchFile, { loading }] = useFetchImportFileMutation();
  const { fetch, name, json } = saved;

  return (
    <>
      <Flex gap="2" wrap="wrap" mb="4">
        <Button size="sm" variant="outline" onClick={() => saveFile(`${name}.json`, json, 'application/json')}>
          <Download aria-hidden />
          Download as JSON
        </Button>
        {fetch !== null && (
          <Button
            size="sm"
            variant="outline"
            loading={loading}
            onClick={() =>
              void attempt('Error fetching import profiles', async () => {
                await fetchFile({ variables: { input: { id: saved.id } } });
                announceDone('The file is fetched within a minute');
              })
            }
          >
            <RefreshCw aria-hidden />
            Fetch now
          </Button>
        )}
        <ButtonLink to={`/admin/imports/runs?q=${encodeURIComponent(name)}`} size="sm" variant="outline">
          <FileClock aria-hidden />
          Its imports
        </ButtonLink>
      </Flex>
      {fetch !== null && (
        <FactList>
          <Fact label="Fetched">{fetch.isActive ? intervalText(fetch.schedule) : 'Not at the moment'}</Fact>
          <Fact label="Last time">{fetch.lastAt === null ? 'Never' : formatDateTime(fetch.lastAt)}</Fact>
          {fetch.failure !== null && <Fact label="What failed">{fetch.failure}</Fact>}
          {fetch.nextAt !== null && <Fact label="Next time">{formatDateTime(fetch.nextAt)}</Fact>}
        </FactList>
      )}
    </>
  );
}
