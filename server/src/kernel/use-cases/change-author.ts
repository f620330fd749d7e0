import { type RequestContext, UserRole } from './context.ts';

/** An administrator or program whose changes are written to the audit log, and the request in which they make them. */
export interface ChangeAuthor {
  readonly actorId: number;
  readonly requestId: string;
  /** The key with which a program of the actor makes them. Left out: they do so themselves. */
  readonly key?: { readonly publicId: string; readonly name: string } | null;
}

/** Whom changes of this request are attributed to. Null: nobody, they are a user's own. */
export const changeAuthorOf = ({ actor, observer, key, request }: RequestContext): ChangeAuthor | null => {
  if (actor && key) return { actorId: actor.id, requestId: request.id, key };
  const author = observer ?? actor;
  return author?.role === UserRole.ADMINISTRATOR ? { actorId: author.id, requestId: request.id } : null;
};

/** How a transaction tells the database's audit triggers who writes. They fall silent without it. */
export const auditSession = ({ actorId, requestId, key }: ChangeAuthor) => ({
  variables: {
    'facet.actor': actorId,
    'facet.request': requestId,
    'facet.key': key?.publicId ?? '',
    'facet.key_name': key?.name ?? '',
  },
});
