import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChangeBatch } from '../../../kernel/use-cases/live-changes.ts';
import { changedSubjects } from '../../../platform/change-log/changed-subjects.ts';
import { isKnownPosition, type LogPosition, presentPosition } from '../../../platform/change-log/position.ts';
import { changesBetween } from '../../../platform/live/changes-between.ts';
import { stockModules } from '../../stock-types/index.ts';

/** Types of stock by what the log of changes calls their items. */
const namesBySubject = new Map(stockModules.map(({ type }) => [type.subject, type.name]));

/** Types of stock whose items have changed, by name, and where the log stands by then. */
export interface ChangedStock {
  readonly types: readonly string[];
  /** The changes. Null: they are not known one by one. */
  readonly batch: ChangeBatch | null;
  readonly position: LogPosition;
}

const everything = { types: [...namesBySubject.values()], batch: null };

/**
 * Returns the changes since a position: everything if that is null, if the log does not know it (after a restored
 * backup), or if very much has changed at once.
 */
export async function stockChangedSince(em: EntityManager, since: LogPosition | null): Promise<ChangedStock> {
  const position = await presentPosition(em);
  if (since?.seen === position.seen) return { types: [], batch: null, position };
  if (!since || !(await isKnownPosition(em, since))) return { ...everything, position };
  const changed = await changedSubjects(em, [...namesBySubject.keys()], { since, until: position });
  if (!changed) return { ...everything, position };
  const types = [...namesBySubject].flatMap(([subject, name]) => (changed.has(subject) ? [name] : []));
  return { types, batch: types.length > 0 ? await changesBetween(em, since, position) : null, position };
}
