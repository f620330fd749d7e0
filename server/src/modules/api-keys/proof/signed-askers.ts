import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { Reader, RequestContext } from '../../../kernel/use-cases/context.ts';
import type { DownloadClaims } from '../../../kernel/use-cases/services.ts';
import { type Caller, callerWithId } from '../../accounts/index.ts';
import { callerOfKey } from './authenticate-key.ts';

type Asker = Pick<DownloadClaims, 'userId' | 'keyPublicId'>;

/** Who asks for a file, for the address that is signed for them: a user, or a program with a key of theirs. */
export const askerOf = (ctx: RequestContext): Asker => ({
  userId: actorOf(ctx).id,
  ...(ctx.key && { keyPublicId: ctx.key.publicId }),
});

/** For whom an address was signed, as they are now. Null: they may not act any more, or their key works no more. */
export const callerWhoAsked = (reader: Reader, { userId, keyPublicId }: Asker): Promise<Caller | null> =>
  keyPublicId === undefined ? callerWithId(reader.em, userId) : callerOfKey(reader, keyPublicId);
