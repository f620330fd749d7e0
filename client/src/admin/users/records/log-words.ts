import type { UserLogEntryFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';

const actions = { CREATE: 'added', UPDATE: 'changed', DELETE: 'removed' } as const;

/** `PAGE_ACCESS` and `isApproved` as people say them. */
function spoken(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** What was done, in a few words: `Markup changed`, `The shop seen as they do: begun`. */
export function entryTitle({ subject, label, part, action }: UserLogEntryFragment, isAboutThem: boolean): string {
  if (part === 'VIEWING') {
    const whom = isAboutThem ? 'The shop seen as they do' : `The shop seen as ${label ?? 'a user'}`;
    return `${whom}: ${action === 'DELETE' ? 'ended' : 'begun'}`;
  }
  const what = spoken(part ?? (isAboutThem ? 'account' : subject));
  const whose = isAboutThem || label === null ? '' : ` of ${label}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${part === null ? whose.replace(' of ', ' ') : whose} ${actions[action]}`;
}

/** A moment as the log writes it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Whose part it is stands above it. */
const untold = ['userId'];

function value(text: string | null): string {
  if (text === null || text === '') {
    return 'nothing';
  }
  return MOMENT.test(text) ? formatDateTime(text) : text;
}

/** The fields of a change, line by line: `percent: 5 → 10`. */
export function changeLines({ changes }: UserLogEntryFragment): readonly string[] {
  return changes
    .filter(({ field }) => !untold.includes(field))
    .map(({ field, before, after }) => {
      if (before === null || after === null) {
        return `${spoken(field)}: ${value(before ?? after)}`;
      }
      return `${spoken(field)}: ${value(before)} → ${value(after)}`;
    });
}
