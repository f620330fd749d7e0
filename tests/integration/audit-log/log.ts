import type { TestApp } from '../../support/test-app.ts';

export interface Entry {
  id: string;
  at: string;
  actor: { email: string } | null;
  actorEmail: string;
  requestId: string;
  subject: string;
  subjectId: string;
  label: string | null;
  part: string | null;
  partId: string | null;
  action: string;
  fileName: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

const document = `query ($filter: AuditLogFilter, $page: PageInput) {
  auditLog(filter: $filter, page: $page) {
    items {
      id at actor { email } actorEmail requestId subject subjectId label part partId action fileName
      changes { field before after }
    }
  }
}`;

export async function entriesOf(app: TestApp, token: string, filter: object = {}, page: object = {}): Promise<Entry[]> {
  const { data, errors } = await app.graphql<{ auditLog: { items: Entry[] } }>(document, { filter, page }, token);
  if (!data?.auditLog) throw new Error(JSON.stringify(errors));
  return data.auditLog.items;
}

/** Returns the old and the new value of each changed field. */
export const changed = ({ changes }: Entry): Record<string, [string | null, string | null]> =>
  Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]));
