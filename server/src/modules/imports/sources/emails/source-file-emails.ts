import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services, UseCaseConfig } from '../../../../kernel/use-cases/services.ts';
import { mailTemplate } from '../../../../platform/email/mail-template.ts';
import { formatLocation } from '../../findings/finding.ts';
import type { ImportProblem } from '../../findings/finding.type.ts';
import type { SavedImportProfile } from '../../profiles/saved-profile.entity.ts';

const folder = new URL('./', import.meta.url);

type Mailing = Pick<Services, 'mail' | 'config'>;

/** Returns the recipient of emails about files from the import folder or a scheduled fetch. */
const recipient = (profile: Pick<SavedImportProfile, 'notifyEmail'> | null, { houseEmail }: UseCaseConfig): string =>
  profile?.notifyEmail ?? houseEmail;

interface RefusedValues {
  readonly fileName: string;
  readonly whence: string;
  readonly explanation: string;
  readonly problems: readonly { readonly place: string; readonly message: string }[];
  /** Text with the number of problems that are not listed. Empty if all are listed. */
  readonly more: string;
  readonly link: string;
}

const refused = mailTemplate<RefusedValues>({ folder, name: 'file-refused', subject: '{{fileName}} was not imported' });

/** Maximum number of problems listed in an email. */
const maxListedInEmail = 10;

/** File from the import folder or a scheduled fetch that was not imported. */
export interface RefusedFile {
  readonly profile: SavedImportProfile | null;
  readonly fileName: string;
  /** Source of the file, shown after the file name in the email. */
  readonly whence: string;
  readonly explanation: string;
  readonly problems: readonly ImportProblem[];
  readonly problemCount: number;
  /** Null if no run was created. */
  readonly runId: number | null;
}

/** Queues the email about a file that was not imported. */
export function mailRefusedFile(tx: EntityManager, { mail, config }: Mailing, file: RefusedFile, eventId?: string) {
  const { profile, fileName, whence, explanation, problems, problemCount, runId } = file;
  const listed = problems
    .slice(0, maxListedInEmail)
    .map((problem) => ({ place: formatLocation(problem), message: problem.message }));
  const unlistedCount = problemCount - listed.length;
  const message = refused(recipient(profile, config), {
    brandName: config.brandName,
    fileName,
    whence,
    explanation,
    problems: listed,
    more: unlistedCount > 0 ? unlistedCount.toLocaleString('en') : '',
    link: `${config.publicUrl}/admin/imports/runs${runId === null ? '' : `/${runId}`}`,
  });
  return mail.queue(tx, message, eventId);
}

const profilesLink = ({ publicUrl }: UseCaseConfig): string => `${publicUrl}/admin/imports/profiles`;

const failed = mailTemplate<{ profileName: string; address: string; reason: string; link: string }>({
  folder,
  name: 'fetch-failed',
  subject: 'The stock file of {{profileName}} could not be fetched',
});

/** Queues the email about a file that could not be fetched. */
export function mailFetchFailure(
  tx: EntityManager,
  { mail, config }: Mailing,
  { profile, url, reason }: { readonly profile: SavedImportProfile; readonly url: string; readonly reason: string },
) {
  const link = profilesLink(config);
  const values = { brandName: config.brandName, profileName: profile.name, address: plainAddress(url), reason, link };
  return mail.queue(tx, failed(recipient(profile, config), values));
}

/** Returns a URL without its query, which may contain a secret. */
export function plainAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

const unknownFolderEmail = mailTemplate<{ where: string; link: string }>({
  folder,
  name: 'unknown-folder',
  subject: 'Stock files without an import profile: {{where}}',
});

/** Queues the email about files in a folder without a profile. An empty `name` is the import folder itself. */
export function mailUnknownFolder(tx: EntityManager, { mail, config }: Mailing, name: string) {
  const where = name === '' ? 'the import folder' : `the subfolder ${name} of the import folder`;
  return mail.queue(
    tx,
    unknownFolderEmail(config.houseEmail, { brandName: config.brandName, where, link: profilesLink(config) }),
  );
}
