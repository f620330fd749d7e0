/** Position of a sync. */
export interface SyncState {
  /** Undefined at the start. */
  readonly cursor: string | undefined;
  /** Increases with each restart, also if the store was lost. */
  readonly generation: number;
  /** Whether the copy has been complete since the last restart. */
  readonly isWhole: boolean;
}

/** Returns the state of a new sync, or of a restart. */
export const newState = (before?: SyncState): SyncState => ({
  cursor: undefined,
  generation: Math.max(Date.now(), (before?.generation ?? 0) + 1),
  isWhole: false,
});

export const stateText = (state: SyncState): string => JSON.stringify(state);

/** Parses a saved state. Throws a TypeError if it is not one. */
export function parseState(text: string): SyncState {
  const { cursor, generation, isWhole } = Object(JSON.parse(text));
  if (typeof cursor !== 'string' || typeof generation !== 'number' || typeof isWhole !== 'boolean') {
    throw new TypeError('The store does not contain the state of a sync');
  }
  return { cursor, generation, isWhole };
}
