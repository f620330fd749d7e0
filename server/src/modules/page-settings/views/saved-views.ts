import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion, ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import {
  KeptFlag,
  KeptLine,
  OptionalLine,
  RequiredFlag,
  RequiredLine,
  RequiredObject,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { given } from '../../../kernel/input/given.ts';
import { all, IsId, Matches } from '../../../kernel/input/rules.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { lockUser } from '../../accounts/users/index.ts';
import { SavedView } from './saved-view.entity.ts';

const longestName = 80;
const longestState = 4_000;

const nameWords = `One line of at most ${longestName} characters. The caller has no other view of that name, in whatever case, for the same page.`;
const stateWords = `What the list's address says after the question mark: filters, sort and columns. At most ${longestState} characters. Null: the list as it is at first.`;
const sharedWords = 'Whether other administrators see it, too. None of them can change it.';

const State = (): PropertyDecorator =>
  all(Matches(/^[^?]/, { message: 'must not begin with a question mark' }), OptionalLine(longestState));

class SavedViewsQuery {
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Input of createSavedView.' })
export class CreateSavedViewInput {
  @Field(() => String, { description: 'Name of the page, such as admin_orders; without regard to case.' })
  @Matches(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, { message: 'must be a letter, then letters, digits, - and _; at most 64' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => String, { description: nameWords })
  @RequiredLine(longestName)
  name!: string;

  @Field(() => String, { nullable: true, description: stateWords })
  @State()
  state?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: sharedWords })
  @RequiredFlag()
  isShared: boolean = false;
}

@InputType({ description: 'What changes of a saved view: what is left out stays.' })
class SavedViewPatch {
  @Field(() => String, { nullable: true, description: nameWords })
  @KeptLine(longestName)
  name?: string;

  @Field(() => String, { nullable: true, description: stateWords })
  @State()
  state?: string | null;

  @Field(() => Boolean, { nullable: true, description: sharedWords })
  @KeptFlag()
  isShared?: boolean;
}

@InputType({ description: 'Input of updateSavedView.' })
export class UpdateSavedViewInput {
  @Field(() => ID, { description: 'Id of the view.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;

  @Field(() => SavedViewPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => SavedViewPatch)
  set!: SavedViewPatch;
}

@InputType({ description: 'Input of deleteSavedView.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: 'Id of the view.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

/** Most views that a user can save for a page. */
const mostViews = 50;

/** Returns the views of a page by name: the caller's own and those that others share. */
export const findSavedViews = query(administrator, SavedViewsQuery, (ctx, { pageName }) =>
  ctx.em.find(
    SavedView,
    { pageName, $or: [{ ownerId: actorOf(ctx).id }, { isShared: true }] },
    { orderBy: { name: 'asc', id: 'asc' } },
  ),
);

/** Saves a view. Throws 409 for a name that the caller uses already, and INVALID_REQUEST for too many views. */
export const createSavedView = command(administrator, CreateSavedViewInput, async (ctx, fields) => {
  // Locked, so that parallel calls of a user are counted one after the other.
  const { id: ownerId } = await lockUser(ctx.em, actorOf(ctx).id);
  const kept = await ctx.em.count(SavedView, { ownerId, pageName: fields.pageName });
  if (kept >= mostViews) throw invalid('pageName', `has ${mostViews} views of yours already: delete one first`);
  const view = ctx.em.create(SavedView, { ownerId, ...fields });
  await write(ctx.em, 'name');
  return view;
});

/** Updates a view of the caller. Throws STALE_VERSION if it was changed meanwhile. */
export const updateSavedView = command(
  administrator,
  UpdateSavedViewInput,
  async (ctx, { id, expectedVersion, set }) => {
    const view = await lockOwn(ctx.em, id, actorOf(ctx).id);
    checkVersion(view, expectedVersion);
    ctx.em.assign(view, given(set));
    await write(ctx.em, 'set.name');
    return view;
  },
);

/** Deletes a view of the caller. */
export const deleteSavedView = command(administrator, DeleteSavedViewInput, async (ctx, { id, expectedVersion }) => {
  const view = await lockOwn(ctx.em, id, actorOf(ctx).id);
  checkVersion(view, expectedVersion);
  await ctx.em.remove(view).flush();
  return { viewId: id };
});

/** Locks a view of the caller. Shared views of others cannot be changed. */
async function lockOwn(em: EntityManager, id: number, ownerId: number): Promise<SavedView> {
  const view = await em.findOne(SavedView, { id, ownerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!view) {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such view of yours' }] });
  }
  return view;
}

const write = (em: EntityManager, path: string): Promise<void> =>
  flushUnique(em, () => conflict(path, 'is that of another view of yours', 'You have a view of that name already.'));
