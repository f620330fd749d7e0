import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { KnownVersion } from '../../../kernel/input/expected-version.ts';
import { ArrayMaxSize, ArrayUnique, IsArray, IsId, IsInt, Max, Min } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { AccessPage } from '../users/access-page.ts';
import { lockKnownUser, readUser } from '../users/find-user.ts';
import { PageAccess } from '../users/page-access.entity.ts';
import { UserChange } from '../users/user-change.input.ts';

@InputType({ description: 'Lets a user see a page of stock.' })
export class GrantPageAccessInput extends UserChange {
  @Field(() => AccessPage, { description: 'The first page granted restricts them to the pages granted.' })
  @Min(1, { message: 'must be a page from 1 to 8' })
  @Max(8, { message: 'must be a page from 1 to 8' })
  @IsInt({ message: 'must be a page from 1 to 8' })
  page!: AccessPage;
}

/** Grants a page. One that they have already is answered as the first time. */
export const grantPageAccess = command(administrator, GrantPageAccessInput, async ({ em }, { page, ...known }) => {
  const user = await lockKnownUser(em, known);
  const existing = await em.findOne(PageAccess, { user, page });
  if (!existing) em.create(PageAccess, { user, page });
  await em.flush();
  const row = await readUser(em, user.id);
  const access = row.accesses.find((candidate) => candidate.page === page);
  if (!access) throw new Error('The access row was not written');
  return { user: row, access };
});

@InputType({ description: 'The pages of stock that a user may see.' })
export class SetPageAccessInput extends UserChange {
  @Field(() => [AccessPage], {
    description: 'In the place of those that they have. None: they are not restricted, and see every page.',
  })
  @ArrayMaxSize(8, { message: 'must be at most 8 pages' })
  @ArrayUnique({ message: 'must be different pages' })
  @Min(1, { each: true, message: 'must be pages from 1 to 8' })
  @Max(8, { each: true, message: 'must be pages from 1 to 8' })
  @IsInt({ each: true, message: 'must be pages from 1 to 8' })
  @IsArray({ message: 'must be a list of pages' })
  pages!: AccessPage[];
}

/** Replaces the pages of a user, all at once; rows of those that stay are left alone. */
export const setPageAccess = command(administrator, SetPageAccessInput, async ({ em }, { pages, ...known }) => {
  const user = await lockKnownUser(em, known);
  const rows = await em.find(PageAccess, { user });
  const granted = new Set(rows.map(({ page }) => page));
  em.remove(rows.filter(({ page }) => !pages.includes(page)));
  for (const page of pages) if (!granted.has(page)) em.create(PageAccess, { user, page });
  await em.flush();
  return { user: await readUser(em, user.id) };
});

@InputType({ description: 'Takes a page of stock away from a user.' })
export class RevokePageAccessInput {
  @Field(() => ID, { description: 'Id of the page access to take away.' })
  @IsId()
  accessId!: number;

  @KnownVersion('of the user')
  expectedVersion?: number | null;
}

/** Revokes a page. Without any row left the user is not restricted. */
export const revokePageAccess = command(
  administrator,
  RevokePageAccessInput,
  async ({ em }, { accessId, expectedVersion }) => {
    const access = await em.findOne(PageAccess, { id: accessId });
    if (!access) {
      throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'accessId', message: 'there is no such access' }] });
    }
    const userId = access.user.id;
    await lockKnownUser(em, { userId, expectedVersion });
    await em.remove(access).flush();
    return { user: await readUser(em, userId) };
  },
);
