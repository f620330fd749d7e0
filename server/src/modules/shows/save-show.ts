import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { checkVersion } from '../../kernel/input/expected-version.ts';
import { given } from '../../kernel/input/given.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { storedImage } from '../../kernel/use-cases/sent-media.ts';
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

/** Pictures of shows are at most as wide as the page. */
const widestImage = 1_600;

/** Writes a new show. */
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

/** Changes what is given of a show. STALE_VERSION when somebody else was faster. */
export const updateShow = preparedCommand(
  administrator,
  UpdateShowInput,
  async ({ em, services }, { id, set }) => {
    const { image: present } = await readShow(em, hasId(id));
    return storedImage(services.media, set.image, { path: 'set.image', known: [present], maxWidth: widestImage });
  },
  async ({ em }, { id, expectedVersion, set }, image) => {
    const show = await lockShow(em, id, expectedVersion);
    return write(em, show, { ...set, image }, 'set');
  },
);

/** Shows a show to everybody, or to administrators only. */
export const setShowActive = command(
  administrator,
  SetShowActiveInput,
  async ({ em }, { id, expectedVersion, isActive }) =>
    write(em, await lockShow(em, id, expectedVersion), { isActive }, ''),
);

/** Makes a show the only one that is advertised, or ends its advertising. */
export const setShowAdvertised = command(
  administrator,
  SetShowAdvertisedInput,
  async ({ em }, { id, expectedVersion, isAdvertised }) =>
    write(em, await lockShow(em, id, expectedVersion), { isAdvertised }, ''),
);

/** Removes a show for good. */
export const deleteShow = command(administrator, DeleteShowInput, async ({ em }, { id, expectedVersion }) => {
  await em.remove(await lockShow(em, id, expectedVersion)).flush();
  return { showId: id };
});

/** The show for a change: other changes of it wait until the transaction ends. Throws SHOW_NOT_FOUND and STALE_VERSION. */
async function lockShow(em: EntityManager, id: number, expectedVersion: number | null | undefined): Promise<Show> {
  const show = await em.findOne(Show, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!show) throw showNotFound();
  checkVersion(show, expectedVersion);
  return show;
}

type ShowFacts = Omit<ShowInput | ShowPatch, 'image'> & { image?: string | null | undefined };

/** Writes what is given, and answers the show as it is then. */
async function write(em: EntityManager, show: Show, facts: ShowFacts, path: string): Promise<ShowRow> {
  em.assign(show, given(facts));
  refuseImpossibleDays(show, path);
  if (facts.isAdvertised) await endOtherAdvertising(em, show);
  await em.flush();
  return readShow(em, hasId(show.id));
}

function refuseImpossibleDays({ startDate, endDate }: Show, path: string): void {
  if (endDate === null) return;
  if (startDate === null) throw invalid(`${path}.startDate`, 'must be given where endDate is');
  if (endDate < startDate) throw invalid(`${path}.endDate`, 'must not be before startDate');
}

/** The database knows no moment with two advertised shows. */
async function endOtherAdvertising(em: EntityManager, show: Show): Promise<void> {
  // One at a time: two at once would each find the other's show advertised too late.
  await sql`select pg_advisory_xact_lock(hashtext('shows.advertise'))`.execute(em.getKysely());
  await queryIn(em)
    .updateTable('show')
    .set((row) => ({ is_advertised: false, version: row('version', '+', 1) }))
    .where('is_advertised', '=', true)
    .where('id', 'is distinct from', show.id ?? null)
    .execute();
}
