import { type RequestContext, UserRole } from './context.ts';

/** An administrator whose changes are written to the audit log, and the request in which they make them. */
export interface ChangeAuthor {
  readonly actorId: number;
  readonly requestId: string;
}

/** Whom changes of this request are attributed to. Null: nobody, they are a user's own. */
export const changeAuthorOf = ({ actor, observer, request }: RequestContext): ChangeAuthor | null => {
  const author = observer ?? actor;
  return author?.role === UserRole.ADMINISTRATOR ? { actorId: author.id, requestId: request.id } : null;
};

/** How a transaction tells the database's audit triggers who writes. They fall silent without it. */
export const auditSession = ({ actorId, requestId }: ChangeAuthor) => ({
  variables: { 'facet.actor': actorId, 'facet.request': requestId },
});
