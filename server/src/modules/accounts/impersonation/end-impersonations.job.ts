import { auditSession } from '../../../kernel/use-cases/change-author.ts';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { Viewing } from '../sign-in/impersonation.entity.ts';

export const viewingQueue = 'accounts.viewing';

/** Ends a viewing whose time is over: it has been good for nothing since, and the audit log hears of it. */
export const endViewings: JobHandler = {
  queue: viewingQueue,
  async handle({ em }, data) {
    const { viewingId }: { viewingId?: unknown } = Object(data);
    if (typeof viewingId !== 'number') return;
    const viewing = await em.findOne(Viewing, { id: viewingId });
    if (!viewing) return;
    const author = { actorId: viewing.administratorId, requestId: `viewing ${viewingId}` };
    await em.fork({ session: auditSession(author) }).transactional((tx) => tx.nativeDelete(Viewing, { id: viewingId }));
  },
};
