import type { UserLogEntryFragment } from '../../../graphql/generated/graphql';
import { actionLabels, recordText } from '../../kit/difference/audit-text';

/** What was done, in a few words: `User anna@example.com, markup: changed`, `The shop seen as they do: begun`. */
export function entryTitle(entry: UserLogEntryFragment, isAboutThem: boolean): string {
  const { label, part, action } = entry;
  if (part === 'VIEWING') {
    const whom = isAboutThem ? 'The shop seen as they do' : `The shop seen as ${label ?? 'a user'}`;
    return `${whom}: ${action === 'DELETE' ? 'ended' : 'begun'}`;
  }
  return `${recordText(entry)}: ${actionLabels[action].toLowerCase()}`;
}
