import type { ShowRecordFragment } from '../../../graphql/generated/graphql';

/** What the parts of a show's panel know of it. */
export interface EditedShow {
  readonly show: ShowRecordFragment;
  /** The one that is advertised now. */
  readonly advertised: ShowRecordFragment | null;
  /** Reads it again, past the cache. */
  readonly reload: () => Promise<unknown>;
  readonly onDeleted: () => void;
}
