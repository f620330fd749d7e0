import { createHash } from 'node:crypto';
import { cursorExpired, cursorMismatch, invalid } from '../../kernel/errors/errors.ts';
import type { CursorPurpose, Cursors } from '../../kernel/use-cases/cursors.ts';
import { type Secrets, signedPayload, signingKeys, signPayload } from './signed-payload.ts';

/** Version of the position format. Cursors with another version have expired. */
const make = 1;

/** Creates and reads cursors. A cursor is a JWT (HS256) that is signed with a separate key. */
export function createCursors(secrets: Secrets): Cursors {
  const keys = signingKeys(secrets, 'cursors');
  return {
    sign: (purpose, position) => signPayload({ ...claimsOf(purpose), place: position }, keys, { noTimestamp: true }),
    read(cursor, purpose) {
      const claims = signedPayload(cursor, keys);
      if (!claims) throw invalid('cursor', 'is not valid');
      const { terms, make: itsMake, ...expected } = claimsOf(purpose);
      if (claims.make !== itsMake) throw cursorExpired('This cursor was created by an older version of the server');
      for (const [name, value] of Object.entries(expected)) {
        if (claims[name] !== value) throw cursorMismatch();
      }
      if (claims.terms !== terms) throw cursorExpired('The stock you can see or your prices have changed');
      return claims.place;
    },
  };
}

const claimsOf = ({ feed, ownerId, question, terms }: CursorPurpose) => ({
  make,
  feed,
  sub: String(ownerId),
  question: digest(question),
  terms: digest(terms),
});

/** Returns a hash. Queries and terms are hashed, because they may be long. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
