import { SimpleGrid } from '@chakra-ui/react';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { StatusMark } from '../../../ui/status-mark';
import { fileSizeText } from '../../kit/file-refusal';
import { modeLabels } from '../mode-choice';
import { readAsText } from '../report/read-as';
import { durationText, originLabels, runMark } from '../run-state';
import type { Run } from '../use-run';
import { kindLabels } from './run-list';

/** Who imported what, when, from where and how. */
export function RunFacts({ run }: { readonly run: Run }) {
  const { text, tone } = runMark(run);
  const { undoneAt, undoneBy } = run;
  const readAs = run.report?.readAs ?? null;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="12" rowGap="2" maxWidth="4xl">
      <FactList>
        <Fact label="Outcome">
          <StatusMark tone={tone ?? 'neutral'}>{text}</StatusMark>
        </Fact>
        <Fact label="Type">{kindLabels[run.kind] ?? run.kind}</Fact>
        <Fact label="File">{`${run.fileName}, ${fileSizeText(run.fileBytes)}`}</Fact>
        <Fact label="Read as">{readAs && readAsText(readAs)}</Fact>
        <Fact label="Other stock">{modeLabels[run.mode]}</Fact>
        <Fact label="Bad rows">{run.skipInvalid ? 'Left out' : 'Hold the file back'}</Fact>
      </FactList>
      <FactList>
        <Fact label="By">{run.startedBy ?? 'By itself'}</Fact>
        <Fact label="From">{originLabels[run.origin]}</Fact>
        <Fact label="Started">{formatDateTime(run.createdAt)}</Fact>
        <Fact label="Took">{durationText(run)}</Fact>
        <Fact label="Profile">{run.profileName}</Fact>
        <Fact label="Vendor">{run.vendor}</Fact>
        {undoneAt !== null && (
          <Fact label="Undone">{`${formatDateTime(undoneAt)}${undoneBy === null ? '' : `, ${undoneBy}`}`}</Fact>
        )}
      </FactList>
    </SimpleGrid>
  );
}
