import { sql } from 'kysely';
import { BackupInProgress } from '../../kernel/use-cases/backups.ts';
import { UserRole } from '../../kernel/use-cases/context.ts';
import type { JobContext, JobHandler } from '../../kernel/use-cases/job.ts';
import { mailTemplate } from '../../platform/email/mail-template.ts';
import { isBlockedNow } from '../accounts/users/index.ts';
import { type BackupState, isBackupDue, lastDueTime } from './backup-schedule.ts';
import { queryIn } from './database.ts';
import { recordBackup } from './record-backup.ts';

/**
 * Hourly job that creates the nightly backup. After a failure, it is repeated every hour. Another backup may be in
 * progress, because a backup can take longer than an hour.
 */
export const createNightlyBackup: JobHandler = {
  queue: 'backups.create',
  schedule: '7 * * * *',
  title: 'Create the nightly backup',
  maxSeconds: 86_400,
  async handle(ctx) {
    const { destination } = ctx.services.backups;
    const now = new Date();
    if (destination === null || !isBackupDue(await readState(ctx), now)) return;
    try {
      const backup = await recordBackup(ctx.em, destination, (request) => ctx.services.backups.create(request));
      ctx.log.info(backup, 'backup created');
    } catch (error) {
      if (error instanceof BackupInProgress) return;
      await mailFailure(ctx, { destination, now, reason: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  },
};

async function readState({ em }: JobContext): Promise<BackupState> {
  const { rows } = await sql<{ lastSuccess: string | null; createdAt: string }>`
    select (select max(started_at)::text from backup_run where outcome = 'succeeded') as "lastSuccess",
      (select min(executed_at)::text from migration) as "createdAt"`.execute(queryIn(em, { type: 'write' }));
  const [state] = rows;
  if (!state) throw new Error('the query returned no row');
  const { lastSuccess, createdAt } = state;
  return { lastSuccess: lastSuccess === null ? null : new Date(lastSuccess), createdAt: new Date(createdAt) };
}

interface Failure {
  readonly destination: string;
  readonly reason: string;
  readonly now: Date;
}

const failed = mailTemplate<{ destination: string; reason: string; link: string }>({
  folder: new URL('./emails/', import.meta.url),
  name: 'backup-failed',
  subject: 'The backup failed',
});

/** Queues the email to all active administrators. Each gets at most one per night. */
async function mailFailure(
  { em, services: { mail, config } }: JobContext,
  { destination, reason, now }: Failure,
): Promise<void> {
  const administrators = await queryIn(em, { type: 'write' })
    .selectFrom('user_account as u')
    .select(['u.id', 'u.email'])
    .where('u.role', '=', UserRole.ADMINISTRATOR)
    .where(sql<boolean>`not ${isBlockedNow}`)
    .execute();
  const values = { brandName: config.brandName, destination, reason, link: `${config.publicUrl}/admin` };
  const night = lastDueTime(now).toISOString();
  await em.transactional((tx) =>
    mail.queueAll(
      tx,
      new Map(administrators.map(({ id, email }) => [`backup failed ${night} ${id}`, failed(email, values)])),
    ),
  );
}
