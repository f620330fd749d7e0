import { formatDateTime } from '../../../ui/dates';
import { TextLink } from '../../../ui/links';
import { StatusMark } from '../../../ui/status-mark';
import { runHref } from '../../kit/record-href';
import { runMark } from '../run-state';
import type { SavedProfile } from './use-saved-profiles';

/** The last import with a profile: what it came to and when, with the way to it. */
export function LastRun({ run }: { readonly run: SavedProfile['lastRun'] }) {
  if (run === null) {
    return 'None yet';
  }
  const { text, tone } = runMark(run);
  return (
    <StatusMark tone={tone ?? 'neutral'}>
      <TextLink to={runHref(run)}>{`${text}, ${formatDateTime(run.createdAt)}`}</TextLink>
    </StatusMark>
  );
}
