import type { UserLogEntryFragment } from '../../../graphql/generated/graphql';

const actions = { CREATE: 'made', UPDATE: 'changed', DELETE: 'removed' } as const;

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

/** The fields of a change, line by line: `percent: 5 → 10`. */
export function changeLines({ changes }: UserLogEntryFragment): readonly string[] {
  return changes.map(({ field, before, after }) => {
    const value = (text: string | null) => (text === null || text === '' ? 'nothing' : text);
    if (before === null || after === null) {
      return `${spoken(field)}: ${value(before ?? after)}`;
    }
    return `${spoken(field)}: ${value(before)} → ${value(after)}`;
  });
}
