import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { checkVersion } from '../../kernel/input/expected-version.ts';
import { definedFields } from '../../kernel/input/patch-fields.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { storedImage } from '../../kernel/use-cases/media-input.ts';
import { command, preparedCommand } from '../../kernel/use-cases/use-case.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from './database.ts';
import { Show } from './show.entity.ts';
import {
  CreateShowInput,
  DeleteShowInput,
  SetShowActiveInput,
  SetShowAdvertisedInput,
  type ShowInput,
  type ShowPatch,
  UpdateShowInput,
} from './show.input.ts';
import { readShow, type ShowRow, showNotFound } from './show-row.ts';

const hasId = (id: number): Condition => conditionsOn('show', 's')('s.id', '=', id);

/** Maximum width of a show's picture in pixels: the width of the page. */
const widestImage = 1_600;

export const createShow = preparedCommand(
  administrator,
  CreateShowInput,
  ({ services }, { show }) => storedImage(services.media, show.image, { path: 'show.image', maxWidth: widestImage }),
  ({ em }, { show: fields }, image) => {
    const show = new Show();
    em.persist(show);
    return write(em, show, { ...fields, image }, 'show');
  },
);

/** Updates a show. Omitted fields are unchanged. Throws SHOW_NOT_FOUND and STALE_VERSION. */
export const updateShow = preparedCommand(
  administrator,
  UpdateShowInput,
  async ({ em, services }, { id, set }) => {
    const { image: present } = await readShow(em, hasId(id));
    return storedImage(services.media, set.image, { path: 'set.image', currentUrls: [present], maxWidth: widestImage });
  },
  async ({ em }, { id, expectedVersion, set }, image) => {
    const show = await lockShow(em, id, expectedVersion);
    return write(em, show, { ...set, image }, 'set');
  },
);

/** Makes a show public, or visible to administrators only. Throws SHOW_NOT_FOUND and STALE_VERSION. */
export const setShowActive = command(
  administrator,
  SetShowActiveInput,
  async ({ em }, { id, expectedVersion, isActive }) =>
    write(em, await lockShow(em, id, expectedVersion), { isActive }, ''),
);

/**
 * Starts or stops advertising a show. If it starts, any other show is no longer advertised. Throws SHOW_NOT_FOUND and
 * STALE_VERSION.
 */
export const setShowAdvertised = command(
  administrator,
  SetShowAdvertisedInput,
  async ({ em }, { id, expectedVersion, isAdvertised }) =>
    write(em, await lockShow(em, id, expectedVersion), { isAdvertised }, ''),
);

/** Deletes a show permanently. Throws SHOW_NOT_FOUND and STALE_VERSION. */
export const deleteShow = command(administrator, DeleteShowInput, async ({ em }, { id, expectedVersion }) => {
  await em.remove(await lockShow(em, id, expectedVersion)).flush();
  return { showId: id };
});

/** Locks a show until the transaction ends. Throws SHOW_NOT_FOUND and STALE_VERSION. */
async function lockShow(em: EntityManager, id: number, expectedVersion: number | null | undefined): Promise<Show> {
  const show = await em.findOne(Show, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!show) throw showNotFound();
  checkVersion(show, expectedVersion);
  return show;
}

type ShowFacts = Omit<ShowInput | ShowPatch, 'image'> & { image?: string | null | undefined };

async function write(em: EntityManager, show: Show, facts: ShowFacts, path: string): Promise<ShowRow> {
  em.assign(show, definedFields(facts));
  refuseImpossibleDays(show, path);
  if (facts.isAdvertised) await endOtherAdvertising(em, show);
  await em.flush();
  return readShow(em, hasId(show.id));
}

function refuseImpossibleDays({ startDate, endDate }: Show, path: string): void {
  if (endDate === null) return;
  if (startDate === null) throw invalid(`${path}.startDate`, 'must be set if endDate is set');
  if (endDate < startDate) throw invalid(`${path}.endDate`, 'must not be before startDate');
}

/** Stops advertising all other shows. A unique index allows only one advertised show. */
async function endOtherAdvertising(em: EntityManager, show: Show): Promise<void> {
  // Serialized with a lock, because concurrent transactions could not see each other's advertised show.
  await sql`select pg_advisory_xact_lock(hashtext('shows.advertise'))`.execute(em.getKysely());
  await queryIn(em)
    .updateTable('show')
    .set((row) => ({ is_advertised: false, version: row('version', '+', 1) }))
    .where('is_advertised', '=', true)
    .where('id', 'is distinct from', show.id ?? null)
    .execute();
}
