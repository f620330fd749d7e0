import type { EntityManager } from '@mikro-orm/postgresql';
import { changedSubjects } from '../../../platform/change-log/changed-subjects.ts';
import { isKnownPosition, type LogPosition, presentPosition } from '../../../platform/change-log/position.ts';
import { stockModules } from '../../catalogue/index.ts';

/** Types of stock by what the log of changes calls their items. */
const namesBySubject = new Map(stockModules.map(({ type }) => [type.subject, type.name]));

/** Types of stock whose items have changed, by name, and where the log stands by then. */
interface ChangedStock {
  readonly types: readonly string[];
  readonly position: LogPosition;
}

/**
 * What has changed since a position. Null: that nobody knows, and everything may have; as after a time that the log has
 * forgotten, in a database that was restored from before it, and when very much has changed at once.
 */
export async function stockChangedSince(em: EntityManager, since: LogPosition | null): Promise<ChangedStock> {
  const position = await presentPosition(em);
  if (since?.seen === position.seen) return { types: [], position };
  if (!since || !(await isKnownPosition(em, since))) return { types: [...namesBySubject.values()], position };
  const changed = await changedSubjects(em, [...namesBySubject.keys()], { since, until: position });
  return {
    types: [...namesBySubject].flatMap(([subject, name]) => (changed?.has(subject) === false ? [] : [name])),
    position,
  };
}
