import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { IsId, IsInput } from '../../../kernel/input/rules.ts';
import { newFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { lockUserAtVersion, readUser } from '../users/find-user.ts';
import { Markup } from '../users/markup.entity.ts';
import { UserChange } from '../users/user-change.input.ts';

@InputType({
  description: 'Percentage added to prices of items within inclusive ranges. Omitted limits are unbounded.',
})
class MarkupInput extends newFields(Markup, ['caratMin', 'caratMax', 'priceMin', 'priceMax', 'percent']) {}

@InputType({ description: 'Adds a markup to a user.' })
export class AddUserMarkupInput extends UserChange {
  @Field(() => MarkupInput, {
    description: "Markup to add after the user's existing markups. The first markup that matches an item applies.",
  })
  @IsInput(() => MarkupInput)
  markup!: MarkupInput;
}

const isDescending = (min: number | null | undefined, max: number | null | undefined): boolean =>
  typeof min === 'number' && typeof max === 'number' && min > max;
export const addUserMarkup = command(
  administrator,
  AddUserMarkupInput,
  async ({ em }, { markup: input, ...target }) => {
    const { caratMin, caratMax, priceMin, priceMax } = input;
    if (isDescending(caratMin, caratMax)) throw invalid('markup.caratMax', 'must not be below caratMin');
    if (isDescending(priceMin, priceMax)) throw invalid('markup.priceMax', 'must not be below priceMin');
    const user = await lockUserAtVersion(em, target);
    const created = em.create(Markup, {
      user,
      caratMin: null,
      caratMax: null,
      priceMin: null,
      priceMax: null,
      ...input,
    });
    await em.flush();
    const row = await readUser(em, user.id);
    const markup = row.markups.find(({ id }) => id === created.id);
    if (!markup) throw new Error('the markup was not stored');
    return { user: row, markup };
  },
);

@InputType({ description: 'Removes a markup.' })
export class RemoveUserMarkupInput {
  @Field(() => ID, { description: 'Markup ID.' })
  @IsId()
  markupId!: number;

  @OptionalExpectedVersion('of its user')
  expectedVersion?: number | null;
}

export const removeUserMarkup = command(
  administrator,
  RemoveUserMarkupInput,
  async ({ em }, { markupId, expectedVersion }) => {
    const markup = await em.findOne(Markup, { id: markupId });
    if (!markup) {
      throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'markupId', message: 'the markup does not exist' }] });
    }
    const userId = markup.user.id;
    await lockUserAtVersion(em, { userId, expectedVersion });
    await em.remove(markup).flush();
    return { user: await readUser(em, userId) };
  },
);
