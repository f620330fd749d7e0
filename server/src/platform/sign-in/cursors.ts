import { createHash, createHmac, createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { cursorExpired, cursorMismatch, invalid } from '../../kernel/errors/errors.ts';
import type { CursorPurpose, Cursors } from '../../kernel/use-cases/cursors.ts';
import { signedPayload } from './signed-payload.ts';

/** Counts what places are made of: cursors of another make are begun anew. */
const make = 1;

/** Makes and reads cursors: JWT, HS256, under a key of their own. */
export function createCursors(secret: string): Cursors {
  const key = createSecretKey(createHmac('sha256', secret).update('cursors').digest());
  return {
    sign: (purpose, place) => jwt.sign({ ...claimsOf(purpose), place }, key, { algorithm: 'HS256', noTimestamp: true }),
    read(cursor, purpose) {
      const claims = signedPayload(cursor, key);
      if (!claims) throw invalid('cursor', 'is none of ours');
      const { terms, make: itsMake, ...expected } = claimsOf(purpose);
      if (claims.make !== itsMake) throw cursorExpired('This cursor was made by an older version of the house');
      for (const [name, value] of Object.entries(expected)) {
        if (claims[name] !== value) throw cursorMismatch();
      }
      if (claims.terms !== terms) throw cursorExpired('What you see of the stock, or what it costs you, has changed');
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

/** Questions and terms may be long; nobody has to read them in a cursor. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
