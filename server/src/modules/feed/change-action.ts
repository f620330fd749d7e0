import { describedEnum } from '../../kernel/values/described-enum.ts';

/** What is to be done with something by whoever follows a feed. */
export enum ChangeAction {
  UPSERT = 'UPSERT',
  REMOVE = 'REMOVE',
}

describedEnum(ChangeAction, {
  name: 'ChangeAction',
  description: 'What to do with your copy of an item.',
  values: {
    UPSERT: 'Keep the item as it comes, in the place of what you have of it.',
    REMOVE: 'Remove it: it is gone, or not for you any more. You may not have had it.',
  },
});
