import type { ReactNode } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { BulkBar } from './bulk-bar';
import { BulkOutcomeDialog } from './bulk-outcome';
import { type BulkJob, useBulk } from './use-bulk';

interface CheckedJobsProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** What a record is called. */
  readonly nameOf: (id: string) => string;
  /** The buttons: `run` does a job with the checked records, `count` says how many they are. */
  readonly children: (run: (job: BulkJob) => void, count: number) => ReactNode;
}

/** What can be done with the checked records of a list, and how it went. */
export function CheckedJobs<Row extends ListedRow>({
  list: { checked, rows },
  nameOf,
  children,
}: CheckedJobsProps<Row>) {
  const bulk = useBulk((ids) => {
    checked.set(checked.ids.filter((id) => !ids.includes(id)));
    rows.retry();
  });
  return (
    <>
      <BulkBar checked={checked} bulk={bulk}>
        {children((job) => void bulk.run(job, checked.ids), checked.ids.length)}
      </BulkBar>
      <BulkOutcomeDialog bulk={bulk} nameOf={nameOf} />
    </>
  );
}
