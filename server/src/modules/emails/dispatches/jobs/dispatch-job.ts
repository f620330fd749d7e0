import { GivenUp } from '../../../../kernel/use-cases/job.ts';

/** What every job of this module is told: the id of a dispatch. */
export function dispatchOf(data: unknown): number {
  const { dispatchId }: { dispatchId?: unknown } = Object(data);
  if (typeof dispatchId !== 'number') throw new GivenUp('The job names no dispatch');
  return dispatchId;
}
